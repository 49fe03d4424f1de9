// The single-page part: quiz, results, report, and what lies behind a sign-in. Each route loads its own code.
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppError } from './app-error.tsx';
import { NotFound } from './not-found.tsx';
import { queryClient } from './query-client.ts';
import { QuizShell } from './quiz/quiz-shell.tsx';
import { Toaster } from './ui/toaster.tsx';

const router = createBrowserRouter([
  {
    Component: Frame,
    ErrorBoundary: AppError,
    HydrateFallback: Waiting,
    children: [
      { path: '/quiz', lazy: async () => routeOf(await import('./quiz/quiz-route.tsx')) },
      { path: '/results/:id', lazy: async () => routeOf(await import('./report/results-route.tsx')) },
      { path: '/report/:paymentIntentId', lazy: async () => routeOf(await import('./report/report-route.tsx')) },
      { path: '/payment-success', lazy: async () => routeOf(await import('./payment/payment-success-route.tsx')) },
      { path: '/signin', lazy: async () => routeOf(await import('./account/signin-route.tsx')) },
      { path: '/dashboard', lazy: async () => routeOf(await import('./account/dashboard-route.tsx')) },
      { path: '/admin', lazy: async () => routeOf(await import('./operators/admin-route.tsx')) },
      { path: '/super-admin', lazy: async () => routeOf(await import('./operators/super-admin-route.tsx')) },
      { path: '*', Component: NotFound },
    ],
  },
]);

function Frame() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  );
}

/** While a route's code arrives: what the raw HTML of /quiz showed, so that nothing moves. */
function Waiting() {
  return location.pathname === '/quiz' ? <QuizShell /> : null;
}

function routeOf<Loader>({ default: Component, loader }: { default: React.ComponentType; loader?: Loader }) {
  return { Component, loader };
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(<RouterProvider router={router} />);
