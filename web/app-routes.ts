/** The addresses that the single-page app answers; the server gives its shell for each. `/quiz` has a page of its own. */
export const appRoutes = ['/results/:id', '/report/:paymentIntentId', '/payment-success', '/signin', '/dashboard', '/admin', '/super-admin'];
