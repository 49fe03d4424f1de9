import { platformsInWords } from '#engine/contract.ts';
import { trend } from '#report/scenes/trend.ts';
import { catalogue, formatAmount } from '#payment/contract.ts';
import { claims, countdown } from '../content/marketing.ts';
import { sample } from '../content/sample.ts';
import { LookForm } from '../look/look-form.tsx';
import { SceneView } from '../report/scene-view.tsx';
import { countdownStart } from './countdown.ts';
import { Gallery, PauseButton } from './gallery.tsx';
import { Ruler } from './ruler.tsx';

export function Hero() {
  const { assessment } = catalogue;
  const shown = [claims.delivery, claims.duration, claims.spots].flatMap((claim) => (claim.isShown ? claim.text : []));
  return (
    <section
      aria-labelledby="hero-title"
      className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-5 pt-8 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)] lg:items-start"
    >
      <div>
        <h1 id="hero-title" className="text-4xl tracking-tight">
          <span className="block">Your customers ask an assistant.</span>{' '}
          <span className="block text-accent">Are you in the answer?</span>
        </h1>
        <p className="mt-5 max-w-xl text-lg text-muted">
          We read your site as {platformsInWords()} find it, and show line by line what keeps you out of their answers.
        </p>
        <div className="mt-7">
          <LookForm />
        </div>
        <ul className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted">
          <li>Full report {formatAmount(assessment.amountCents)}, once</li>
          {shown.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
          {/* As tall as its row: the link may be read when the row is painted already. */}
          <li className="-my-2.5">
            <a
              href="/demo-report"
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              See a sample report
            </a>
          </li>
        </ul>
        {countdown.isShown && <Countdown />}
      </div>
      <div className="max-w-[31rem] min-w-0">
        <section
          aria-label="Your look"
          data-look-result={`${assessment.cta} for ${formatAmount(assessment.amountCents)}`}
          hidden
          className="rounded-md border border-edge bg-surface p-5 sm:p-6"
        />
        <div data-look-before>
          <Preview />
        </div>
      </div>
    </section>
  );
}

function Countdown() {
  return (
    <div
      data-countdown={countdown.endsAt ?? ''}
      className="mt-4 inline-flex items-center gap-x-3 border-t border-line pt-2 text-sm text-muted"
    >
      <span>{countdown.text}</span>
      <span
        role="timer"
        aria-label="Time left"
        data-face
        className="font-serif text-lg font-semibold text-ink tabular-nums lining-nums empty:min-w-32"
      >
        {countdown.endsAt === null ? countdownStart : ''}
      </span>
      <PauseButton what="the timer" className="noscript:hidden" />
    </div>
  );
}

/** Three pages of the product, drawn from one sample. */
function Preview() {
  return (
    <Gallery
      label="Three views of a sample report"
      what="the rotation"
      heading="h2"
      intervalMs={3000}
      note={`Sample: ${sample.name}`}
      panels={panels.map((panel) => ({
        title: panel.title,
        body: (
          <>
            <p className="mt-1 font-serif text-lg font-semibold">{panel.finding}</p>
            <div className="mt-5 flex min-h-56 flex-1 flex-col justify-center">{panel.picture}</div>
          </>
        ),
      }))}
    />
  );
}

const { score, grade, average, interval } = sample;
const [first] = sample.trend;

const panels = [
  {
    title: 'AI Search Dashboard',
    finding: `${average - score} points below the average`,
    picture: (
      <>
        <p className="mb-6 font-serif text-4xl font-semibold">
          {score}
          <span className="ml-3 font-sans text-sm font-normal text-muted">of 100 · Grade {grade}</span>
        </p>
        <Ruler score={score} interval={interval} average={average} />
      </>
    ),
  },
  {
    title: 'Visibility Tracker',
    finding: 'robots.txt shuts Perplexity out',
    picture: (
      <ul className="divide-y divide-line border-y border-line text-sm">
        {sample.access.map(({ name, crawler, line }) => (
          <li key={name} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
            <span className="font-semibold">{name}</span>
            <span className={line === null ? 'text-good' : 'font-semibold text-poor'}>
              {line === null ? 'May read' : 'Shut out'}
            </span>
            <span className="col-span-2 text-muted">{line ?? crawler}</span>
          </li>
        ))}
      </ul>
    ),
  },
  {
    title: 'Performance Analytics',
    finding: `${score - first.score} points up in two months`,
    picture: <SceneView scene={trend([...sample.trend], { width: 460 })} />,
  },
];
