import { gauge } from '#report/scenes/gauge.ts';
import { platformBars } from '#report/scenes/platform-bars.ts';
import { trend } from '#report/scenes/trend.ts';
import { catalogue, formatAmount } from '#payment/contract.ts';
import { brandName } from '../content/brand.ts';
import { claims, countdown } from '../content/marketing.ts';
import { SceneView } from '../report/scene-view.tsx';
import { buttonClass } from '../ui/button.tsx';
import { countdownStart } from './countdown.ts';
import { Gallery, PauseButton } from './gallery.tsx';

export function Hero() {
  const { assessment } = catalogue;
  const shown = [claims.duration, claims.delivery, claims.spots].flatMap((claim) => (claim.isShown ? claim.text : []));
  return (
    <section aria-labelledby="hero-title" className="mx-auto grid max-w-page gap-x-14 gap-y-10 px-5 pt-10 sm:pt-16 lg:grid-cols-[1.05fr_1fr] lg:items-start">
      <div>
        <h1 id="hero-title" className="text-4xl tracking-tight">
          <span className="block">Your customers ask an assistant.</span> <span className="block text-accent">Are you in the answer?</span>
        </h1>
        <p className="mt-6 max-w-xl text-lg text-muted">
          {brandName} is an AI search visibility assessment for business owners and marketers. A {formatAmount(assessment.amountCents)} report shows what
          ChatGPT, Claude, Perplexity and Grok can find, read and say about your business, with the proof of every point.
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <a href={assessment.href} className={buttonClass('primary')}>
            {assessment.cta} for {formatAmount(assessment.amountCents)}
          </a>
          <a href="/demo-report" className={buttonClass('secondary')}>
            See a sample report
          </a>
        </p>
        <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          {shown.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
        {countdown.isShown && <Countdown />}
      </div>
      <Preview />
    </section>
  );
}

function Countdown() {
  return (
    <div data-countdown className="mt-6 inline-flex flex-wrap items-center gap-x-3 border-t border-line pt-3 text-sm">
      <span>{countdown.text}</span>
      <span role="timer" aria-label="Time left" data-face className="font-serif text-lg font-semibold tabular-nums lining-nums">
        {countdownStart}
      </span>
      <PauseButton what="the timer" className="noscript:hidden" />
    </div>
  );
}

/** Three pages of the product, drawn by the report's own charts from sample figures. */
function Preview() {
  return (
    <Gallery
      label="Three views of a sample report"
      what="the rotation"
      heading="h2"
      intervalMs={3000}
      note="Sample figures"
      className="lg:max-w-xl"
      panels={panels.map((panel) => ({
        title: panel.title,
        body: (
          <>
            <p className="mt-1 font-serif text-lg font-semibold">{panel.finding}</p>
            <div className="mt-4 flex flex-1 flex-col justify-center">
              <SceneView scene={panel.scene} className={panel.width} />
            </div>
          </>
        ),
      }))}
    />
  );
}

const overall = {
  name: 'The sample bakery',
  score: 61,
  interval: { low: 55, high: 67 },
  grade: { letter: 'D', label: 'Below Average' },
  average: 58,
  tone: 'fair' as const,
};

const platforms = platformBars(
  [
    { name: 'ChatGPT', score: 72, interval: { low: 66, high: 78 }, basis: 'observed', cap: null, tone: 'good' },
    { name: 'Claude', score: 64, interval: { low: 55, high: 72 }, basis: 'estimated', cap: null, tone: 'fair' },
    { name: 'Perplexity', score: 35, interval: { low: 29, high: 35 }, basis: 'observed', cap: 35, tone: 'poor' },
    { name: 'Grok', score: 58, interval: { low: 47, high: 68 }, basis: 'estimated', cap: null, tone: 'fair' },
  ],
  { width: 460 },
);

const progress = trend(
  [
    { at: '2026-06-01T00:00:00Z', score: 43, interval: { low: 37, high: 49 } },
    { at: '2026-07-01T00:00:00Z', score: 47, interval: { low: 41, high: 53 } },
    { at: '2026-08-01T00:00:00Z', score: 56, interval: { low: 50, high: 62 } },
    { at: '2026-09-01T00:00:00Z', score: 61, interval: { low: 55, high: 67 } },
  ],
  { width: 460 },
);

const panels = [
  {
    title: 'AI Search Dashboard',
    finding: '61 of 100: three points above the industry, four short of the next grade',
    scene: gauge(overall),
    width: 'mx-auto max-w-sm',
  },
  { title: 'Visibility Tracker', finding: 'robots.txt keeps Perplexity out', scene: platforms, width: 'mx-auto max-w-xl' },
  { title: 'Performance Analytics', finding: 'Eighteen points in three months', scene: progress, width: 'mx-auto max-w-xl' },
];
