import { platformsInWords } from '#engine/contract.ts';
import { catalogue, formatAmount } from '#payment/contract.ts';
import { articles } from '../blog/articles.ts';
import { brandName, placeholders } from '../content/brand.ts';
import rubric from '../content/rubric.json' with { type: 'json' };
import { claims, features, howItWorks, methodology, platformCards, questions, reasons } from '../content/marketing.ts';
import type { Page } from '../document.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { buttonClass } from '../ui/button.tsx';
import { AnnotatedReport } from './annotated-report.tsx';
import { Hero } from './hero.tsx';
import { faqOf } from './faq.ts';
import { organization } from './organization.ts';
import { Pricing } from './pricing.tsx';
import { Section } from './section.tsx';
import { Testimonials } from './testimonials.tsx';

const { assessment } = catalogue;
const checks = rubric.categories.flatMap((category) => category.checks).length;
const description = `An AI search visibility assessment: what ${platformsInWords()} can find, read and say about your business, with proof and a plan.`;

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
    faqOf(questions),
  ],
  body: () => <Landing />,
};

function Landing() {
  return (
    <SiteFrame>
      <CrawlerSummary />
      <Hero />
      <Section id="features" title="A score you can check">
        <AnnotatedReport calls={features} />
        <More href="/demo-report" text="Read the whole sample report" />
      </Section>
      <Section id="how-it-works" title="How it works">
        <Steps />
        <More href="/quiz" text="See the first question" />
      </Section>
      <Section
        id="assessment"
        title="A professional assessment"
        lead={
          claims.searches.isShown && (
            <>
              <p>“{claims.searches.text}” is often quoted.</p>
              <More href={`/blog/${articles[0]?.slug}`} text="What that figure is worth" />
            </>
          )
        }
      >
        <Platforms />
        <More href="/crawlers" text="Every crawler that we check" />
      </Section>
      <Section id="why" title="Why it matters">
        <ul className="grid gap-8 md:grid-cols-3">
          {reasons.map((reason) => (
            <li key={reason.title} className="border-t-2 border-ink pt-4">
              <Card {...reason} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="pricing"
        title="What does it cost?"
        lead={claims.moneyBack.isShown && <p>{claims.moneyBack.text}.</p>}
      >
        <Pricing />
        <div className="flex flex-wrap gap-x-6">
          <More href="/plans" text="Compare the plans" />
          <More href="/refund-policy" text="Refund policy" />
        </div>
      </Section>
      <Testimonials />
      <Section id="insights" title="From our notebook">
        <Articles />
      </Section>
      <Section id="methodology" title="How is the score made?">
        <Weights />
        <More href="/rubric" text={`All ${checks} checks and their sources`} />
      </Section>
      <Section id="faq" title="Questions">
        <Answers />
        <More href="/about" text="Who reads your website" />
      </Section>
      <ClosingCall />
    </SiteFrame>
  );
}

function Steps() {
  return (
    <ol className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {howItWorks.map((step, index) => (
        <li key={step.title} className="grid grid-cols-[2.75rem_1fr]">
          <span aria-hidden="true" className="font-serif text-3xl leading-none font-semibold text-accent">
            {index + 1}
          </span>
          <Card {...step} />
        </li>
      ))}
    </ol>
  );
}

function Platforms() {
  return (
    <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
      {platformCards.map(({ name, text }) => (
        <li key={name} className="bg-surface p-5">
          <Card title={name} text={text} />
        </li>
      ))}
    </ul>
  );
}

function Articles() {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
      {articles.map((article) => (
        <li key={article.slug} className="group relative border-t-2 border-ink pt-3">
          <p aria-hidden="true" className="font-serif text-3xl font-semibold text-accent tabular-nums lining-nums">
            {article.figure}
          </p>
          <h3 className="mt-2 text-base leading-snug">
            <a
              href={`/blog/${article.slug}`}
              className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
            >
              {article.title}
            </a>
          </h3>
          <p className="mt-1 text-xs text-muted">
            {article.category}, {article.readTime}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Answers() {
  return (
    <div className="divide-y divide-line border-y border-line">
      {questions.map(({ question, answer }, index) => (
        <details key={question} name="faq" className="group" open={index === 0}>
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-serif text-lg font-semibold">
            {question}
            <span
              aria-hidden="true"
              className="font-sans text-xl font-normal text-muted transition-transform group-open:rotate-45"
            >
              +
            </span>
          </summary>
          <p className="max-w-prose pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}

function Card({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="text-lg leading-snug">{title}</h3>
      <p className="mt-1 text-sm text-muted">{text}</p>
    </div>
  );
}

function More({ href, text }: { href: string; text: string }) {
  return (
    <p className="mt-4 text-sm">
      <a href={href} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
        {text}
      </a>
    </p>
  );
}

/** For crawlers and screen readers: a summary that says nothing the page does not. */
function CrawlerSummary() {
  return (
    <p className="sr-only">
      {brandName} sells an AI Search Optimization Assessment for {formatAmount(assessment.amountCents)}: 28 questions, a
      reading of your website, and a report on {platformsInWords()}.
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
      <dl className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
        {methodology.map((part) => (
          <div key={part.name} className="grid grid-cols-[4.5rem_1fr] grid-rows-[auto_1fr]">
            <dt className="col-start-2 font-semibold">{part.name}</dt>
            <dd className="col-start-1 row-span-2 row-start-1 font-serif text-xl font-semibold tabular-nums">
              {part.weight}%
            </dd>
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
          Find out whether you can be the answer.
        </h2>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <a href={assessment.href} className={buttonClass('primary')}>
            {assessment.cta} for {formatAmount(assessment.amountCents)}
          </a>
          <a href="#look-website" className={buttonClass('secondary')}>
            Take a look first
          </a>
        </p>
      </div>
    </section>
  );
}
