// The single-page part: quiz, results, report, and what lies behind a sign-in. Each route loads its own code.
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppError } from './app-error.tsx';
import { addChatLauncher } from './assistant/launcher.ts';
import { NotFound } from './not-found.tsx';
import { Toaster } from './ui/toaster.tsx';

const router = createBrowserRouter([
  {
    Component: Frame,
    ErrorBoundary: AppError,
    children: [
      { path: '/quiz', lazy: async () => routeOf(await import('./quiz/quiz-route.tsx')) },
      {
        lazy: async () => ({ Component: (await import('./query-frame.tsx')).QueryFrame }),
        children: [
          { path: '/results/:id', lazy: async () => routeOf(await import('./report/results-route.tsx')) },
          { path: '/report/:paymentIntentId', lazy: async () => routeOf(await import('./report/report-route.tsx')) },
          { path: '/payment-success', lazy: async () => routeOf(await import('./payment/payment-success-route.tsx')) },
          { path: '/signin', lazy: async () => routeOf(await import('./account/signin-route.tsx')) },
          { path: '/dashboard', lazy: async () => routeOf(await import('./account/dashboard-route.tsx')) },
          { path: '/admin', lazy: async () => routeOf(await import('./operators/admin-route.tsx')) },
          { path: '/super-admin', lazy: async () => routeOf(await import('./operators/super-admin-route.tsx')) },
        ],
      },
      { path: '*', Component: NotFound },
    ],
  },
]);

function Frame() {
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

// Operators have nothing to ask the visitors’ assistant.
if (!/^\/(super-)?admin$/.test(location.pathname)) addChatLauncher();
