import { SiteFrame } from './site-frame.tsx';
import { buttonClass } from './ui/button.tsx';

export function NotFound() {
  return (
    <SiteFrame>
      <NotFoundMessage />
    </SiteFrame>
  );
}

export function NotFoundMessage() {
  return (
    <div className="mx-auto max-w-prose px-5 py-24">
      <p className="text-sm font-semibold text-muted">404</p>
      <h1 className="mt-2 text-3xl">Page Not Found</h1>
      <p className="mt-4">
        There is nothing at this address. It may have moved, or the link that brought you here is misspelled.
      </p>
      <p className="mt-4 border-l-2 border-line pl-4 font-mono text-xs text-muted">
        Did you forget to add the page to the router?
      </p>
      <p className="mt-8">
        <a href="/" className={buttonClass('primary')}>
          Back to Home
        </a>
      </p>
    </div>
  );
}
