// /rubric: every check with its points, its reason and its sources, as the engine has them.
import type { ReactNode } from 'react';
import { brandName, placeholders } from '../content/brand.ts';
import rubric from '../content/rubric.json' with { type: 'json' };
import type { Page } from '../document.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { checkPath } from '../reference/check-path.ts';
import { buttonClass } from '../ui/button.tsx';
import { authorOr } from './author.ts';
import { organization } from './organization.ts';
import { Section } from './section.tsx';

const checks = rubric.categories.flatMap((category) => category.checks);
const description = `The ${brandName} rubric in full: ${checks.length} checks of AI search visibility, what each is worth, why, and the study or document behind it.`;
const url = `${placeholders.publicUrl}/rubric`;

export const rubricPage: Page = {
  title: `How is AI search visibility scored? The ${brandName} rubric`,
  description,
  entries: ['web/enhance.ts'],
  structuredData: [
    {
      '@type': 'TechArticle',
      headline: `How is AI search visibility scored? The ${brandName} rubric`,
      description,
      url,
      mainEntityOfPage: url,
      version: rubric.version,
      datePublished: rubric.version.replaceAll('.', '-'),
      inLanguage: 'en',
      author: authorOr({ '@id': organization['@id'] }),
      publisher: { '@id': organization['@id'] },
    },
    organization,
  ],
  body: () => <Rubric />,
};

const strengths = [
  { name: 'strong', means: 'a documented mechanism, a standard, or direct observation' },
  { name: 'moderate', means: 'a controlled but contested experiment, or a large correlation with a mechanism' },
  { name: 'weak', means: 'a small or confounded correlation' },
  { name: 'convention', means: 'good practice, without evidence from AI search' },
  { name: 'refuted', means: 'tested, and found to have no effect: worth nothing' },
].map((strength) => {
  const own = checks.filter((check) => check.strength === strength.name);
  return { ...strength, checks: own.length, points: own.reduce((sum, check) => sum + check.points, 0) };
});

function Rubric() {
  return (
    <SiteFrame>
      <Opening />
      <Section id="evidence" title="How good is the evidence?">
        <Strengths />
      </Section>
      <Section id="computed" title="How is a score computed?">
        <Prose>
          <p>
            {brandName} scores each check from 0 to 1 and multiplies by its points. A check reads the pages as your
            server sends them, and quotes what it saw: the address, the line, the time. The same evidence always gives
            the same score.
          </p>
          <p>
            A check that could not be made is “not measured”. It costs no points and makes the range around the score
            wider; where little was measured, the score moves towards the middle of the scale. Your own word in the quiz
            counts for less than what was seen, and a contradiction is printed.
          </p>
        </Prose>
      </Section>
      <Section id="tested" title="How do we test the rubric?">
        <Prose>
          <p>
            We tested our robots parser against {rubric.robotsCases} written cases, among them the ones on which other
            parsers disagree. Each defect that a check looks for has a made-up website that has it, and a twin that
            nearly does and must not be accused.
          </p>
          <p>Each change of points or rules raises the version, and a report names the version that judged it.</p>
        </Prose>
      </Section>
      {rubric.categories.map((category) => (
        <Section
          key={category.name}
          id={slug(category.name)}
          title={category.name}
          lead={
            <p>
              {category.points} points in {category.checks.length} checks.
            </p>
          }
        >
          <ol className="divide-y divide-line border-y border-line">
            {category.checks.map((check) => (
              <CheckRow key={check.id} check={check} />
            ))}
          </ol>
        </Section>
      ))}
      <ClosingCall />
    </SiteFrame>
  );
}

function Opening() {
  const strong = strengths[0];
  return (
    <header className="mx-auto max-w-page px-5 pt-10 sm:pt-16">
      <h1 className="max-w-3xl text-3xl">How is AI search visibility scored?</h1>
      <p className="mt-6 max-w-prose text-lg">
        A {brandName} score is the sum of {checks.length} checks, 100 points in four categories. This page is the whole
        rubric, version {rubric.version}: what each check is worth, why, and the study or vendor document behind it.
      </p>
      <p className="mt-4 max-w-prose text-muted">
        Only {strong?.points} of the 100 points rest on strong evidence. The field is young, and we would rather print
        that than hide it.
      </p>
      <p className="mt-4 max-w-prose">
        See also <a href="/crawlers">which AI crawlers read your website</a>, and{' '}
        <a href="/field">how readable each industry is</a>.
      </p>
      <ul aria-label="The four categories" className="mt-8 flex flex-wrap gap-x-6 gap-y-1">
        {rubric.categories.map((category) => (
          <li key={category.name}>
            <a
              href={`#${slug(category.name)}`}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {category.name}, {category.points} points
            </a>
          </li>
        ))}
      </ul>
    </header>
  );
}

function ClosingCall() {
  return (
    <section aria-labelledby="rubric-closing" className="mx-auto max-w-page px-5 pt-24">
      <div className="border-y-2 border-ink py-14 text-center">
        <h2 id="rubric-closing" className="mx-auto max-w-2xl text-3xl">
          See it applied, check by check.
        </h2>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <a href="/demo-report" className={buttonClass('primary')}>
            Read the sample report
          </a>
          <a href="/quiz?tier=assessment&fresh=true" className={buttonClass('secondary')}>
            Start the assessment
          </a>
        </p>
      </div>
    </section>
  );
}

function Prose({ children }: { children: ReactNode }) {
  return <div className="grid max-w-prose gap-4">{children}</div>;
}

/** Points by strength of evidence: one bar, and the same in words. */
function Strengths() {
  const shades = ['fill-ink', 'fill-ink/60', 'fill-ink/35', 'fill-ink/15', 'fill-ink/5'];
  const starts = strengths.map((_, index) => strengths.slice(0, index).reduce((sum, each) => sum + each.points, 0));
  return (
    <>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="h-7 w-full">
        {strengths.map((each, index) => (
          <rect
            key={each.name}
            x={starts[index]}
            width={Math.max(0, each.points - 0.3)}
            height="4"
            className={shades[index]}
          />
        ))}
      </svg>
      <dl className="mt-4 grid gap-3">
        {strengths.map((each) => (
          <div key={each.name} className="grid gap-x-6 sm:grid-cols-[12rem_1fr]">
            <dt className="font-semibold">
              {each.name} <span className="font-normal text-muted tabular-nums">{each.points} points</span>
            </dt>
            <dd className="text-sm text-muted">
              {each.means} ({each.checks === 1 ? 'one check' : `${each.checks} checks`})
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function CheckRow({ check }: { check: (typeof checks)[number] }) {
  return (
    <li id={check.id} className="grid grid-cols-[3.5rem_1fr] py-5">
      <p className="font-serif text-xl leading-tight font-semibold tabular-nums lining-nums">
        {check.points}
        <span className="sr-only"> points</span>
      </p>
      <div>
        <h3 className="text-lg">
          <a href={checkPath(check.id)} className="hover:text-accent hover:underline hover:underline-offset-4">
            {check.title}
          </a>
        </h3>
        <p className="mt-1 max-w-prose text-sm">{check.why}</p>
        <p className="mt-2 max-w-prose text-xs text-muted">
          <span className="font-mono">{check.id}</span> · evidence: {check.strength}
          {check.sources.map((source) => (
            <span key={source.label}>
              {' · '}
              {source.url === '' ? (
                source.label
              ) : (
                <a
                  href={source.url}
                  rel="noopener"
                  className="underline decoration-1 underline-offset-2 hover:text-ink"
                >
                  {source.label}
                </a>
              )}
            </span>
          ))}
        </p>
      </div>
    </li>
  );
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
