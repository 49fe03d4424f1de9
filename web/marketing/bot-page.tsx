// /bot: what our reader does on other people's websites, and how to keep it away. Its name in a server's log leads here.
import type { ReactNode } from 'react';
import { catalogue } from '#payment/contract.ts';
import { brandName, placeholders } from '../content/brand.ts';
import type { Page } from '../document.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { buttonClass } from '../ui/button.tsx';

const description =
  'CitableBot reads public pages for AI visibility reports. What it asks for, how often, how to keep it away, and how to leave comparisons.';

export const botPage: Page = {
  title: `CitableBot: what our reader does | ${brandName}`,
  description,
  entries: ['web/enhance.ts'],
  structuredData: [{ '@type': 'WebPage', url: `${placeholders.publicUrl}/bot`, name: 'CitableBot', description }],
  body: () => <Bot />,
};

function Bot() {
  return (
    <SiteFrame>
      <article className="mx-auto max-w-prose px-5 py-14 sm:py-20">
        <h1 className="text-3xl">CitableBot</h1>
        <p className="mt-6 text-lg">
          CitableBot is the reader of {brandName}. It reads public pages to report how well AI assistants can find, read
          and cite a business. It reads a site when its owner orders a report, or when another business names the site
          as a competitor.
        </p>
        <Part title="What does it ask for?">
          <ul className="list-disc space-y-2 pl-5">
            <li>
              For a report: up to {catalogue.assessment.pageLimit} pages, or {catalogue.audit.pageLimit} for an audit,
              with robots.txt and the sitemap.
            </li>
            <li>
              For a comparison: up to 6 pages, or 12 for an audit, one request every two seconds. What it read then
              serves everybody for seven days.
            </li>
            <li>It fills in no form, signs in nowhere, and adds nothing to a basket.</li>
          </ul>
        </Part>
        <Part title="How do you keep it away?">
          <p>
            It obeys robots.txt (the file that tells crawlers what they may read) by RFC 9309. These two lines close
            your whole site:
          </p>
          <pre className="overflow-x-auto rounded-sm bg-sunken p-3 text-sm">
            {'User-agent: CitableBot\nDisallow: /'}
          </pre>
        </Part>
        <Part title="How do you know that it is us?">
          <p>
            Anybody can use our name. Our requests are signed by Web Bot Auth (HTTP message signatures, RFC 9421), and
            our public key is at{' '}
            <a
              href="/.well-known/http-message-signatures-directory"
              className="text-accent underline underline-offset-4"
            >
              /.well-known/http-message-signatures-directory
            </a>
            . Our access probes name the crawler whose access they try, and are signed the same way.
          </p>
        </Part>
        <Part id="opt-out" title="Is your site in a comparison?">
          <p>
            A comparison shows figures and short quotes from pages that you publish, with page and time. It says nothing
            about the quality of your services. If something is wrong, write to{' '}
            <a href={`mailto:${placeholders.contactEmail}`} className="text-accent underline underline-offset-4">
              {placeholders.contactEmail}
            </a>
            .
          </p>
          <p>
            You can also leave all comparisons. Enter your website. We show you one line to put in your name server or
            in a file, so that nobody else can do it for you. Once we see it, we delete what we read and compare your
            site with nobody.
          </p>
          <form method="post" action="/competitors/opt-out" className="flex flex-wrap gap-2">
            <input
              name="website"
              required
              inputMode="url"
              maxLength={2000}
              aria-label="Your website"
              placeholder="your-website.com"
              className="min-h-11 min-w-0 flex-1 basis-44 rounded-sm border border-edge bg-surface px-3"
            />
            <button type="submit" className={buttonClass('secondary')}>
              Leave comparisons
            </button>
          </form>
        </Part>
      </article>
    </SiteFrame>
  );
}

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-12 scroll-mt-20">
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-4 space-y-4">{children}</div>
    </section>
  );
}
