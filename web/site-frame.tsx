// What is above and below every page: wordmark, navigation, footer.
import { useContext, type ReactNode } from 'react';
import { accountName, isSignedIn } from './account/signed-in.ts';
import { placeholders } from './content/brand.ts';
import { company } from './content/company.ts';
import { AskLink, Wordmark } from './frame-parts.tsx';
import { PageDate } from './page-date.ts';
import { buttonClass } from './ui/button.tsx';

type Props = {
  children: ReactNode;
  contactEmail?: string;
  /** A link to the assistant, where its button does not float. */ hasAskLink?: boolean;
};

/** `contactEmail` is known to the browser only after the server filled it in; prerendered pages keep the placeholder. */
export function SiteFrame({ children, contactEmail = placeholders.contactEmail, hasAskLink = false }: Props) {
  return (
    <>
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3">
        Skip to the content
      </a>
      <SiteHeader askAt={hasAskLink ? contactEmail : null} />
      {/* The footer begins below the first screen, so that nothing seen moves when a short page gets its content. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100svh-10rem)]">
        {children}
      </main>
      <SiteFooter contactEmail={contactEmail} />
    </>
  );
}

const links = [
  { href: '/#how-it-works', label: 'How it works' },
  { href: '/rubric', label: 'Methodology' },
  { href: '/plans', label: 'Pricing' },
  { href: '/resources', label: 'Resources' },
  { href: '/demo-report', label: 'Sample report' },
  { href: '/about', label: 'About' },
];

/** The door to the account: in the header by the name of whoever is signed in. Prerendered pages learn from enhance.ts that somebody is. */
export function AccountLink({ className, isNamed = false }: { className: string; isNamed?: boolean }) {
  const signedIn = isSignedIn();
  const href = isNamed ? '/dashboard#account' : '/dashboard';
  return (
    <a href={signedIn ? href : '/signin'} data-account={isNamed ? 'name' : ''} className={className}>
      {!signedIn ? 'Sign in' : isNamed ? accountName() : 'Dashboard'}
    </a>
  );
}

const quizHref = '/quiz?tier=assessment&fresh=true';

function SiteHeader({ askAt }: { askAt: string | null }) {
  return (
    <header className="border-b border-line print:hidden">
      <div className="relative mx-auto flex max-w-page items-center gap-6 px-5 py-3">
        <Wordmark />
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex gap-1">
            {links.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  className="inline-flex min-h-11 items-center px-2.5 text-sm text-muted hover:text-ink"
                >
                  {link.label}
                </a>
              </li>
            ))}
            {askAt !== null && (
              <li>
                <AskLink
                  email={askAt}
                  className="inline-flex min-h-11 items-center px-2.5 text-sm text-muted hover:text-ink"
                />
              </li>
            )}
            <li>
              <AccountLink
                isNamed
                className="inline-flex min-h-11 max-w-40 items-center px-2.5 text-sm text-muted hover:text-ink"
              />
            </li>
          </ul>
        </nav>
        <a
          href={isSignedIn() ? '/dashboard' : quizHref}
          data-start
          className={`${buttonClass('primary')} max-lg:mr-22 max-lg:ml-auto max-sm:px-3.5`}
        >
          {isSignedIn() ? 'All reports' : 'Start the quiz'}
        </a>
        {/* Out of the row, at a size of its own: a browser that paints before it has read this far must not move the link. */}
        <details className="group absolute top-3 right-5 h-11 w-16 lg:hidden">
          <summary className="flex h-11 list-none items-center justify-center text-sm font-semibold">Menu</summary>
          <nav
            aria-label="Menu"
            className="absolute right-0 z-40 mt-2 w-56 rounded-md border border-edge bg-surface py-2 shadow-lg"
          >
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className="flex min-h-11 items-center px-4 text-sm hover:bg-sunken">
                    {link.label}
                  </a>
                </li>
              ))}
              {askAt !== null && (
                <li>
                  <AskLink email={askAt} className="flex min-h-11 items-center px-4 text-sm hover:bg-sunken" />
                </li>
              )}
              <li>
                <AccountLink isNamed className="flex min-h-11 items-center px-4 text-sm hover:bg-sunken" />
              </li>
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const footer = [
  {
    title: 'Services',
    hasAccount: true,
    links: [
      { href: '/quiz?tier=assessment&fresh=true', label: 'Assessment' },
      { href: '/quiz?tier=monitoring&fresh=true', label: 'Monitoring' },
      { href: '/quiz?tier=audit&fresh=true', label: 'Audit' },
      { href: '/plans', label: 'Compare plans' },
      { href: '/demo-report', label: 'Sample report' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { href: '/resources', label: 'Guides and downloads' },
      { href: '/blog', label: 'Articles' },
      { href: '/rubric', label: 'How we score' },
      { href: '/#faq', label: 'Questions' },
      { href: '/about', label: 'About us' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: '/terms-of-service', label: 'Terms of Service' },
      { href: '/privacy-policy', label: 'Privacy Policy' },
      { href: '/refund-policy', label: 'Refund Policy' },
    ],
  },
  {
    title: 'Operators',
    links: [
      { href: '/admin', label: 'Admin' },
      { href: '/super-admin', label: 'Super admin' },
    ],
  },
];

export function SiteFooter({ contactEmail }: { contactEmail: string }) {
  const changed = useContext(PageDate);
  return (
    <footer className="mt-24 border-t border-line bg-sunken print:hidden">
      <div className="mx-auto grid max-w-page gap-10 px-5 py-14 lg:grid-cols-[1.2fr_3fr]">
        <div>
          <Wordmark />
          <p className="mt-2 max-w-xs text-sm text-muted">
            What AI assistants can find, read and say about your business, with the proof.
          </p>
          <p className="mt-4 text-sm">
            <a
              href={`mailto:${contactEmail}`}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {contactEmail}
            </a>
          </p>
          {changed !== null && (
            <p className="mt-1 text-xs text-muted">
              Last updated <time dateTime={changed}>{longDate.format(new Date(changed))}</time>
            </p>
          )}
          {company.profiles.length > 0 && (
            <ul className="mt-2 flex flex-wrap gap-x-4 text-sm">
              {company.profiles.map((profile) => (
                <li key={profile.url}>
                  <a href={profile.url} rel="me noopener" className="inline-flex min-h-11 items-center hover:underline">
                    {profile.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4">
          {footer.map((group) => (
            <div key={group.title}>
              <h2 className="font-sans text-xs font-semibold text-muted">{group.title}</h2>
              <ul className="mt-2">
                {group.links.map((link) => (
                  <li key={link.label}>
                    <a
                      href={link.href}
                      className="inline-flex min-h-11 items-center text-sm hover:underline max-lg:leading-snug"
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
                {group.hasAccount && (
                  <li>
                    <AccountLink className="inline-flex min-h-11 items-center text-sm hover:underline max-lg:leading-snug" />
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
