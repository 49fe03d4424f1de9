import { brandName } from './content/brand.ts';

/** A page of the single-page app: its file beside the public pages, its title, and what it says where no script runs. */
type AppPage = { file: string; title: string; withoutScript: string };

/** By the address that the app answers; the server gives the page's shell for each. `/quiz` has a separate program. */
export const appPages: Record<string, AppPage> = {
  '/results/:id': {
    file: 'app-results.html',
    title: 'Your results',
    withoutScript: 'This page shows the results of your quiz, or the plans to choose from.',
  },
  '/report/:paymentIntentId': {
    file: 'app-report.html',
    title: 'Your report',
    withoutScript:
      'This page shows your report on what AI assistants can find, read and say about your business. The same report is attached to your e-mail as a PDF.',
  },
  '/payment-success': {
    file: 'app-payment.html',
    title: 'Your payment',
    withoutScript:
      'This page asks the payment provider whether your payment went through. Your report comes by e-mail, also when you close this page.',
  },
  '/signin': {
    file: 'app-signin.html',
    title: 'Sign in',
    withoutScript: 'Here you sign in to your account, or create one.',
  },
  '/dashboard': {
    file: 'app-dashboard.html',
    title: 'Your dashboard',
    withoutScript: 'Your dashboard shows your reports, subscriptions and payments.',
  },
  '/agency': {
    file: 'app-agency.html',
    title: 'Your agency',
    withoutScript: 'Here an agency works with the reports of its clients.',
  },
  '/admin': { file: 'app-admin.html', title: 'Admin', withoutScript: 'This page is for the operators of this site.' },
  '/super-admin': {
    file: 'app-super-admin.html',
    title: 'Super admin',
    withoutScript: 'This page is for the operators of this site.',
  },
};

export const appRoutes = Object.keys(appPages);

/** The page of an address; undefined for one that the app does not answer. */
export function appPageAt(path: string): AppPage | undefined {
  return Object.entries(appPages).find(([route]) =>
    new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(path),
  )?.[1];
}

/** What the browser's tab says at an address of the app. */
export function tabTitle(path: string): string {
  return `${appPageAt(path)?.title ?? 'Page Not Found'} | ${brandName}`;
}
