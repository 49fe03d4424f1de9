// /about: what the company is, how it works, and who is behind it, as far as the owner has said so.
import type { ReactNode } from 'react';
import { platformsInWords } from '#engine/contract.ts';
import { catalogue, formatAmount, tiers } from '#payment/contract.ts';
import { brandName, placeholders } from '../content/brand.ts';
import { company } from '../content/company.ts';
import type { Page } from '../document.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { buttonClass } from '../ui/button.tsx';
import { slugOf } from './author.ts';
import { organization } from './organization.ts';

const description = `${brandName} is an AI search visibility assessment service: who we are, how a score comes about, and what we do not claim to know.`;

export const aboutPage: Page = {
  title: `About ${brandName}, the AI search visibility assessment`,
  description,
  entries: ['web/enhance.ts'],
  structuredData: [
    {
      '@type': 'AboutPage',
      url: `${placeholders.publicUrl}/about`,
      name: `About ${brandName}`,
      description,
      mainEntity: { '@id': organization['@id'] },
    },
    organization,
  ],
  body: () => <About />,
};

function About() {
  return (
    <SiteFrame>
      <article className="mx-auto max-w-prose px-5 py-14 sm:py-20">
        <h1 className="text-3xl">About {brandName}</h1>
        <p className="mt-6 text-lg">
          {brandName} is an AI search visibility assessment service for business owners and marketers worldwide. For{' '}
          {formatAmount(catalogue.assessment.amountCents)} it reads up to {catalogue.assessment.pageLimit} pages of a
          website and reports what {platformsInWords()} can find, read and say about the business.
        </p>
        <AtAGlance />
        <Part title={`What do business owners and marketers use ${brandName} for?`}>
          <p>
            Owners find out whether assistants can read their website before they spend money on it. Marketers repeat
            the reading each month or quarter, and see which of their changes moved the score.
          </p>
        </Part>
        <Part title="How does a business that is invisible to ChatGPT find out why?">
          <p>
            A business that is invisible to ChatGPT can seldom tell why. Three things keep most businesses out of an
            answer. Their robots.txt (the file that tells crawlers what they may read) shuts a crawler out. Their text
            appears only after a script has run. Or no page states what the company is, whom it serves and where.{' '}
            {brandName} checks all three. Every finding shows the address, the line and the time it was seen.
          </p>
        </Part>
        <Part title="How does a score come about?">
          <p>
            A {brandName} score is the sum of checks, 100 points in four categories. Each check looks at one thing, such
            as a rule in robots.txt or the first paragraph of a page, and shows the address, the line and the time. The
            same evidence always gives the same score.
          </p>
          <p>
            How many points a check is worth follows from research and from the vendors’ own pages. Each check says how
            well it is supported. Advice that measurements refuted, such as the llms.txt file, is worth no points. You
            can read all of it in{' '}
            <a href="/rubric" className="text-accent underline underline-offset-4">
              the published rubric
            </a>
            .
          </p>
        </Part>
        <Part title="What do we not claim?">
          <p>
            {brandName} does not know the inner workings of the assistants, and nobody outside does. Where the
            assistants were not asked, a platform score is marked as estimated. Where they were, the margin of error is
            printed, since the same question brings other names each time.
          </p>
          <p>No report promises a place in an answer. It says what is in the way, and in which order to clear it.</p>
        </Part>
        <Part title="How do we treat your website?">
          <p>
            {brandName} reads public pages only, one at a time, under its own name and within your robots.txt. It signs
            in nowhere, fills in no form, and changes nothing.
          </p>
        </Part>
        <WhoWeAre />
        <Part title="How can you reach us?">
          <p>
            Write to{' '}
            <a href={`mailto:${placeholders.contactEmail}`} className="text-accent underline underline-offset-4">
              {placeholders.contactEmail}
            </a>
            . A person answers.
          </p>
          {company.hours !== '' && <p>{company.hours}</p>}
        </Part>
        <p className="mt-12">
          <a href="/" className={buttonClass('secondary')}>
            Back to Home
          </a>
        </p>
      </article>
    </SiteFrame>
  );
}

function AtAGlance() {
  const rows = [
    ...tiers.map((tier) => [tier.name, `${formatAmount(tier.amountCents)} ${tier.period}`]),
    ['Pages read', `up to ${catalogue.assessment.pageLimit}, by the audit up to ${catalogue.audit.pageLimit}`],
    ['Checks', 'in four categories, each with its sources'],
    ['Assistants', platformsInWords()],
    ['Where', 'Worldwide'],
    ['Report', 'on screen, as PDF and by e-mail, within 24 hours'],
  ];
  return (
    <dl className="mt-8 divide-y divide-line border-y border-line">
      {rows.map(([name, value]) => (
        <div key={name} className="grid gap-x-6 py-2.5 sm:grid-cols-[12rem_1fr]">
          <dt className="text-sm font-semibold">{name}</dt>
          <dd className="text-sm text-muted tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 grid gap-3 border-t border-line pt-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function WhoWeAre() {
  const { founded, registration, people, profiles, reviews, press } = company;
  const lists = [
    { name: 'Profiles', links: profiles },
    { name: 'Reviews', links: reviews },
    { name: 'In the press', links: press },
  ].filter(({ links }) => links.length > 0);
  if (founded === null && registration === '' && people.length === 0 && lists.length === 0) return null;
  return (
    <Part title="Who are we?">
      {(founded !== null || registration !== '') && (
        <p>
          {founded !== null && `${brandName} was founded in ${founded}. `}
          {registration}
        </p>
      )}
      {people.map((person) => (
        <p key={person.name} id={slugOf(person.name)}>
          <strong>{person.name}</strong>, {person.role}. {person.about}
        </p>
      ))}
      {lists.map(({ name, links }) => (
        <div key={name}>
          <h3 className="text-lg">{name}</h3>
          <ul className="mt-1 list-disc pl-6">
            {links.map((link) => (
              <li key={link.url}>
                <a href={link.url} className="text-accent underline underline-offset-4">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Part>
  );
}
