// A page for each check of the rubric and each crawler of assistants: what it is, why it matters, how to test it, and who says so.
import type { ReactNode } from 'react';
import crawlers from '../content/crawlers.json' with { type: 'json' };
import rubric from '../content/rubric.json' with { type: 'json' };
import { brandName, placeholders } from '../content/brand.ts';
import { lastChanged } from '../content/changes.ts';
import type { Page } from '../document.tsx';
import { LookForm } from '../look/look-form.tsx';
import { authorOr } from '../marketing/author.ts';
import { organization } from '../marketing/organization.ts';
import { SiteFrame } from '../site-frame.tsx';
import { checkPath } from './check-path.ts';

type Crawler = (typeof crawlers)[number];
type Category = (typeof rubric.categories)[number];
type Check = Category['checks'][number];

const crawlerPath = ({ token }: Crawler) => `/crawlers/${token.toLowerCase()}`;
const crawlerTitle = ({ token }: Crawler) => `${token} in robots.txt: should you block it?`;
const listTitle = 'Which AI crawlers read your website?';

export const crawlerPages: Record<string, Page> = {
  '/crawlers': reference({
    path: '/crawlers',
    title: listTitle,
    description: `The ${crawlers.length} crawlers of ChatGPT, Claude, Perplexity, Google and others: what each one is for, and what happens if you block it.`,
    picture: '/rubric',
    body: () => <CrawlerList />,
  }),
  ...Object.fromEntries(
    crawlers.map((crawler) => [
      crawlerPath(crawler),
      reference({
        path: crawlerPath(crawler),
        title: crawlerTitle(crawler),
        description: `${crawler.token} belongs to ${crawler.operator}. The lines of robots.txt that let it in or keep it out, what happens if you block it, and how to test your website.`,
        picture: '/rubric',
        body: () => <CrawlerPage crawler={crawler} />,
      }),
    ]),
  ),
};

export const checkPages: Record<string, Page> = Object.fromEntries(
  rubric.categories.flatMap((category) =>
    category.checks.map((check) => [
      checkPath(check.id),
      reference({
        path: checkPath(check.id),
        title: check.title,
        description: check.why.length > 110 ? check.why : `${check.why} How to test it yourself, and what it is worth.`,
        picture: '/rubric',
        body: () => <CheckPage check={check} category={category} />,
      }),
    ]),
  ),
);

function reference({ path, ...page }: Omit<Page, 'entries' | 'structuredData'> & { path: string }): Page {
  const url = placeholders.publicUrl + path;
  const article = {
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url,
    mainEntityOfPage: url,
    datePublished: lastChanged(path),
    inLanguage: 'en',
    author: authorOr({ '@id': organization['@id'] }),
    publisher: { '@id': organization['@id'] },
  };
  return { ...page, entries: ['web/enhance.ts'], structuredData: [article, organization] };
}

const purposes: Record<string, { name: string; does: (crawler: Crawler) => string; advice: string }> = {
  search: {
    name: 'Search',
    does: ({ token, assistant }) =>
      `${token} reads pages for ${assistant === null ? 'search answers' : `the search of ${assistant}`}.`,
    advice: 'Let it in if assistants should find you.',
  },
  'user-triggered': {
    name: 'On request',
    does: ({ token }) => `${token} opens a page when a person asks the assistant to.`,
    advice: 'Let it in if assistants should open your pages for a buyer.',
  },
  training: {
    name: 'Training',
    does: ({ token, fetches }) =>
      fetches
        ? `${token} gathers pages to train models.`
        : `${token} fetches nothing. It is a name in robots.txt that decides about training.`,
    advice: 'This is your own decision. Today’s answers do not depend on it.',
  },
};
const purposeOf = ({ purpose }: Crawler) =>
  purposes[purpose] ?? { name: purpose, does: ({ token }: Crawler) => `${token} reads pages.`, advice: '' };
const adviceOf = (crawler: Crawler) =>
  crawler.steersAnswers ? 'This is your own decision. It is about answers of today, too.' : purposeOf(crawler).advice;
const obedience: Record<string, string> = {
  yes: 'says that it obeys robots.txt',
  'not-always': 'says that it does not always obey robots.txt, because a person asks for the page',
  unknown: 'does not say whether it obeys robots.txt',
};

function CrawlerList() {
  return (
    <Frame title={listTitle}>
      <p className="mt-6 max-w-prose text-lg">
        Assistants read the web by crawlers of their own. Some decide whether you are found today. Others only gather
        pages to train models.
      </p>
      <p className="mt-3 max-w-prose text-muted">xAI names no crawler for Grok, so none is listed.</p>
      {Object.entries(purposes).map(([purpose, { name, advice }]) => (
        <Part key={purpose} title={name}>
          <p className="text-muted">{purpose === 'training' ? 'Blocking them is your own decision.' : advice}</p>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {crawlers
              .filter((crawler) => crawler.purpose === purpose)
              .map((crawler) => (
                <li key={crawler.token} className="grid gap-x-6 py-3 sm:grid-cols-[13rem_1fr]">
                  <a
                    href={crawlerPath(crawler)}
                    className="font-mono text-sm font-semibold text-accent underline underline-offset-4"
                  >
                    {crawler.token}
                  </a>
                  <span className="text-sm">
                    {crawler.operator}. Blocked: {crawler.whenBlocked}.
                  </span>
                </li>
              ))}
          </ul>
        </Part>
      ))}
      <OwnTest />
    </Frame>
  );
}

function CrawlerPage({ crawler }: { crawler: Crawler }) {
  const { token, operator, fetches, whenBlocked, obeysRobots, source, ranges, checkedAt } = crawler;
  const { does } = purposeOf(crawler);
  const siblings = crawlers.filter((other) => other.operator === operator && other !== crawler);
  return (
    <Frame title={crawlerTitle(crawler)} up={{ href: '/crawlers', label: 'All AI crawlers' }}>
      <p className="mt-6 max-w-prose text-lg">
        {does(crawler)} It belongs to {operator}.
      </p>
      <Part title="Should you block it?">
        <p>If you block it, {whenBlocked}.</p>
        <p className="mt-2">{adviceOf(crawler)}</p>
      </Part>
      <Part title="Does it obey robots.txt?">
        <p>
          {operator} {obedience[obeysRobots]}. robots.txt is the file that tells crawlers what they may read.
        </p>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <Code title="To let it in" text={`User-agent: ${token}\nAllow: /`} />
          <Code title="To keep it out" text={`User-agent: ${token}\nDisallow: /`} />
        </div>
      </Part>
      <Part title="How to test it yourself">
        <ol className="list-decimal space-y-2 pl-5 marker:text-muted">
          <li>
            Open /robots.txt on your website. Look for a group that names {token}, or else the group for *. “Disallow:
            /” below it closes the whole website.
          </li>
          {fetches && (
            <li>
              Ask your web host for the access log, and look for {token} in it. An answer of 401, 403 or 429 is a
              refusal.
            </li>
          )}
        </ol>
      </Part>
      {fetches && (
        <Part title={`Is it really ${token}?`}>
          <p>Any program can call itself {token}. </p>
          <p className="mt-2">
            {ranges === null ? (
              `We know of no list of the addresses that ${operator} uses for it.`
            ) : (
              <>
                {operator} publishes <a href={ranges}>the addresses that it really uses</a>. A visit from another
                address is somebody else.
              </>
            )}
          </p>
        </Part>
      )}
      <OwnTest />
      <Sources
        sources={[{ label: `${operator} on ${token}, read on ${longDate.format(new Date(checkedAt))}`, url: source }]}
      />
      {siblings.length > 0 && (
        <Part title={`More of ${operator}`}>
          <Links
            links={siblings.map((other) => ({
              href: crawlerPath(other),
              label: `${other.token} (${purposeOf(other).name.toLowerCase()})`,
            }))}
          />
        </Part>
      )}
    </Frame>
  );
}

const strengths: Record<string, string> = {
  strong: 'The evidence is strong: a documented mechanism, a standard, or direct observation.',
  moderate: 'The evidence is moderate: a contested experiment, or a large correlation with a mechanism.',
  weak: 'The evidence is weak: a small or confounded correlation.',
  convention: 'This is good practice. Nobody has shown an effect on AI search.',
  refuted: 'Studies found no effect, so it is worth no points.',
};

function CheckPage({
  check: { id, title, why, ownTest, points, strength, who, weighedBy, sources },
  category,
}: {
  check: Check;
  category: Category;
}) {
  const others = category.checks.filter((other) => other.id !== id);
  return (
    <Frame title={title} up={{ href: `/rubric#${id}`, label: 'All checks' }}>
      <p className="mt-6 max-w-prose text-lg">{why}</p>
      <dl className="mt-6 grid max-w-prose grid-cols-[10rem_1fr] gap-y-2 text-sm">
        <dt className="text-muted">Worth</dt>
        <dd>
          {points === 0 ? 'No points' : `${points} of 100 points`}, in {category.name}
        </dd>
        {points > 0 && weighedBy.length > 0 && (
          <>
            <dt className="text-muted">Counts for</dt>
            <dd>{weighedBy.join(', ')}</dd>
          </>
        )}
        <dt className="text-muted">Who does it</dt>
        <dd>{who}</dd>
      </dl>
      <Part title="How to test it yourself">
        <ol className="list-decimal space-y-2 pl-5 marker:text-muted">
          {ownTest.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Part>
      <OwnTest />
      <Part title="How good is the evidence?">
        <p>{strengths[strength]}</p>
      </Part>
      {sources.length > 0 && <Sources sources={sources} />}
      <Part title={`More of ${category.name}`}>
        <Links links={others.map((other) => ({ href: checkPath(other.id), label: other.title }))} />
      </Part>
    </Frame>
  );
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function Frame({ title, up, children }: { title: string; up?: { href: string; label: string }; children: ReactNode }) {
  return (
    <SiteFrame>
      <article className="mx-auto max-w-3xl px-5 pt-10 wrap-anywhere sm:pt-16">
        {up && (
          <p className="mb-3 text-sm">
            <a href={up.href} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
              {up.label}
            </a>
          </p>
        )}
        <h1 className="text-3xl">{title}</h1>
        {children}
      </article>
    </SiteFrame>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 max-w-prose">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}

function OwnTest() {
  return (
    <Part title={`Let ${brandName} take a look`}>
      <p className="mb-4">
        The free look reads your home page, robots.txt and sitemap, and shows three findings with their proof.
      </p>
      <LookForm />
    </Part>
  );
}

function Sources({ sources }: { sources: { label: string; url: string }[] }) {
  return (
    <Part title={sources.length === 1 ? 'Source' : 'Sources'}>
      <ul className="space-y-2 text-sm">
        {sources.map(({ label, url }) => (
          <li key={label}>
            {url === '' ? (
              label
            ) : (
              <a href={url} rel="noopener" className="underline decoration-1 underline-offset-2 hover:text-ink">
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Links({ links }: { links: { href: string; label: string }[] }) {
  return (
    <ul className="text-sm">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Code({ title, text }: { title: string; text: string }) {
  return (
    <figure>
      <figcaption className="text-sm font-semibold">{title}</figcaption>
      <pre className="mt-1 overflow-x-auto rounded-sm border border-line bg-sunken p-3 text-sm">{text}</pre>
    </figure>
  );
}
