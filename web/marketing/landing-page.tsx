import { catalogue, formatAmount } from '#payment/contract.ts';
import { articles } from '../blog/articles.ts';
import { brandName, placeholders } from '../content/brand.ts';
import { claims, features, howItWorks, methodology, platformCards, questions, reasons } from '../content/marketing.ts';
import type { Page } from '../document.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Hero } from './hero.tsx';
import { organization } from './organization.ts';
import { Pricing } from './pricing.tsx';
import { Section } from './section.tsx';
import { Testimonials } from './testimonials.tsx';

const { assessment } = catalogue;
const description =
  'An AI search visibility assessment: what ChatGPT, Claude, Perplexity and Grok can find, read and say about your business, with proof and a plan.';

export const landingPage: Page = {
  title: `${brandName}: are you in the answer? AI search visibility assessment`,
  description,
  entries: ['web/enhance.ts'],
  structuredData: [
    {
      '@type': 'WebPage',
      '@id': `${placeholders.publicUrl}/#page`,
      url: `${placeholders.publicUrl}/`,
      name: 'AI Search Optimization Assessment',
      description,
      inLanguage: 'en',
      publisher: { '@id': `${placeholders.publicUrl}/#organization` },
      mainEntity: {
        '@type': 'Service',
        name: 'AI Search Optimization Assessment',
        provider: { '@id': `${placeholders.publicUrl}/#organization` },
        offers: {
          '@type': 'Offer',
          price: (assessment.amountCents / 100).toFixed(2),
          priceCurrency: 'USD',
          url: `${placeholders.publicUrl}/quiz`,
          availability: 'https://schema.org/InStock',
        },
      },
    },
    organization,
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
    },
  ],
  body: () => <Landing />,
};

function Landing() {
  return (
    <SiteFrame>
      <CrawlerSummary />
      <Hero />
      <Section id="features" title="What the report does for business owners and marketers">
        <dl className="grid gap-8 sm:grid-cols-3">
          {features.map((feature) => (
            <div key={feature.title}>
              <dt className="font-serif text-lg font-semibold">{feature.title}</dt>
              <dd className="mt-2 text-sm text-muted">{feature.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="assessment" title="A professional assessment of four platforms" lead={<SearchesClaim />}>
        <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
          {platformCards.map((platform) => (
            <li key={platform.name} className="bg-surface p-6">
              <h3 className="text-xl">{platform.name}</h3>
              <dl className="mt-3 grid gap-2 text-sm">
                <div>
                  <dt className="font-semibold">How it reads you</dt>
                  <dd className="text-muted">{platform.reads}</dd>
                </div>
                <div>
                  <dt className="font-semibold">What helps</dt>
                  <dd className="text-muted">{platform.looksFor}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="why" title="Why it matters">
        <ul className="grid gap-8 md:grid-cols-3">
          {reasons.map((reason) => (
            <li key={reason.title} className="border-t-2 border-ink pt-4">
              <h3 className="text-lg">{reason.title}</h3>
              <p className="mt-2 text-sm text-muted">{reason.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="how-it-works" title="How it works">
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {howItWorks.map((step, index) => (
            <li key={step.title} className="grid grid-cols-[3rem_1fr]">
              <span aria-hidden="true" className="font-serif text-3xl leading-none font-semibold text-accent">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">{step.title}</h3>
                <p className="mt-1 text-sm text-muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="insights" title="From our notebook">
        <ul className="divide-y divide-line border-y border-line">
          {articles.map((article) => (
            <li key={article.slug} className="group relative grid gap-x-8 py-5 sm:grid-cols-[10.5rem_1fr]">
              <p className="text-sm text-muted">
                {article.category}, {article.readTime}
              </p>
              <div>
                <h3 className="text-lg group-hover:text-accent">
                  <a href={`/blog/${article.slug}`} className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4">
                    {article.title}
                  </a>
                </h3>
                <p className="mt-1 text-sm text-muted">{article.summary}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm">
          <a href="/blog" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            All articles
          </a>
        </p>
      </Section>
      <Section id="pricing" title="What does it cost?" lead={claims.moneyBack.isShown && <p>{claims.moneyBack.text}.</p>}>
        <Pricing />
        <p className="mt-4 text-sm">
          <a href="/plans" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            Compare the plans in detail
          </a>
        </p>
      </Section>
      <Testimonials />
      <Section
        id="methodology"
        title="How is the score made?"
        lead={<p>100 points in four categories. Each point is earned by a check, and each check shows what it saw.</p>}
      >
        <Weights />
        <p className="mt-6 text-sm">
          <a href="/rubric" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            Read every check, its points and its sources
          </a>
        </p>
      </Section>
      <Section id="faq" title="Questions">
        <div className="divide-y divide-line border-y border-line">
          {questions.map(({ question, answer }, index) => (
            <details key={question} name="faq" className="group" open={index === 0}>
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-serif text-lg font-semibold">
                {question}
                <span aria-hidden="true" className="font-sans text-xl font-normal text-muted transition-transform group-open:rotate-45">
                  +
                </span>
              </summary>
              <p className="max-w-prose pb-5 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </Section>
      <ClosingCall />
    </SiteFrame>
  );
}

function SearchesClaim() {
  return claims.searches.isShown ? <p>{claims.searches.text}: the first answer your customer reads is increasingly not a list of links.</p> : null;
}

/** For crawlers and screen readers: a summary that says nothing the page does not. */
function CrawlerSummary() {
  return (
    <p className="sr-only">
      {brandName} sells an AI Search Optimization Assessment for {formatAmount(assessment.amountCents)}: a quiz of 28 questions, a reading of your website, and
      a report with scores for ChatGPT, Claude, Perplexity and Grok, a comparison with your industry and an improvement plan.
    </p>
  );
}

function Weights() {
  const shades = ['fill-accent', 'fill-accent/75', 'fill-accent/50', 'fill-accent/30'];
  const starts = methodology.map((_, index) => methodology.slice(0, index).reduce((sum, each) => sum + each.weight, 0));
  return (
    <>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="h-7 w-full">
        {methodology.map((part, index) => (
          <rect key={part.name} x={starts[index]} width={part.weight - 0.3} height="4" className={shades[index]} />
        ))}
      </svg>
      <dl className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {methodology.map((part) => (
          <div key={part.name} className="grid grid-cols-[4.5rem_1fr] grid-rows-[auto_1fr]">
            <dt className="col-start-2 font-semibold">{part.name}</dt>
            <dd className="col-start-1 row-span-2 row-start-1 font-serif text-xl font-semibold tabular-nums">{part.weight}%</dd>
            <dd className="col-start-2 mt-1 text-sm text-muted">{part.text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className="mx-auto max-w-page px-5 pt-24">
      <div className="border-y-2 border-ink py-14 text-center">
        <h2 id="closing-title" className="mx-auto max-w-2xl text-3xl">
          Find out what the assistants say when you are not in the room.
        </h2>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <a href={assessment.href} className={buttonClass('primary')}>
            {assessment.cta} for {formatAmount(assessment.amountCents)}
          </a>
          <a href="/demo-report" className={buttonClass('secondary')}>
            See a sample report
          </a>
        </p>
        <p className="mt-4 text-sm text-muted">{[claims.duration, claims.delivery].flatMap((claim) => (claim.isShown ? claim.text : [])).join(' · ')}</p>
      </div>
    </section>
  );
}
