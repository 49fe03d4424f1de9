// The single-page part: results, report, and what is behind a sign-in. Each route loads its own code.
import './content/offer.ts';
import { createRoot } from 'react-dom/client';
import { useEffect } from 'react';
import { createBrowserRouter, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppError } from './app-error.tsx';
import { tabTitle } from './app-routes.ts';
import { openAssistantByLinks } from './assistant/ask-links.ts';
import { NotFound } from './not-found.tsx';
import { Toaster } from './ui/toaster.tsx';

const router = createBrowserRouter([
  {
    Component: Frame,
    ErrorBoundary: AppError,
    children: [
      {
        lazy: async () => ({ Component: (await import('./query-frame.tsx')).QueryFrame }),
        children: [
          { path: '/results/:id', lazy: async () => routeOf(await import('./report/results-route.tsx')) },
          { path: '/report/:paymentIntentId', lazy: async () => routeOf(await import('./report/report-route.tsx')) },
          { path: '/payment-success', lazy: async () => routeOf(await import('./payment/payment-success-route.tsx')) },
          { path: '/signin', lazy: async () => routeOf(await import('./account/signin-route.tsx')) },
          { path: '/dashboard', lazy: async () => routeOf(await import('./account/dashboard-route.tsx')) },
          { path: '/agency', lazy: async () => routeOf(await import('./agency/agency-route.tsx')) },
          { path: '/admin', lazy: async () => routeOf(await import('./operators/admin-route.tsx')) },
          { path: '/super-admin', lazy: async () => routeOf(await import('./operators/super-admin-route.tsx')) },
        ],
      },
      { path: '*', Component: NotFound },
    ],
  },
]);

function Frame() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = tabTitle(pathname);
  }, [pathname]);
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}

function routeOf<Loader>({ default: Component, loader }: { default: React.ComponentType; loader?: Loader }) {
  return { Component, loader };
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
// What the raw HTML shows stays until the first route's code is there: nothing is painted twice, nothing moves.
if (router.state.initialized) start();
else {
  const stopWaiting = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stopWaiting();
    start();
  });
}

function start(): void {
  if (root) createRoot(root).render(<RouterProvider router={router} />);
}

// Operators have nothing to ask the visitors’ assistant; the header of the quiz and of a report has a link to it, where nothing floats over what is filled in or read.
openAssistantByLinks();
if (!/^\/(?:(?:super-)?admin$|report\/|results\/)/.test(location.pathname))
  void import('./assistant/launcher.ts').then(({ addChatLauncher }) => addChatLauncher());
