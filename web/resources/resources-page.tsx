// What a reader may take along for nothing: findings with their sources, four documents, and an order to use them in.
import { platformsInWords } from '#engine/contract.ts';
import { downloads } from '#site/contract.ts';
import { brandName, placeholders } from '../content/brand.ts';
import {
  comparison,
  counts,
  platformUpdates,
  resourcesDescription,
  statistics,
  strategies,
  tools,
  trends,
  usageGuide,
  type Source,
} from '../content/resources.ts';
import type { Page } from '../document.tsx';
import { Gallery } from '../marketing/gallery.tsx';
import { Section } from '../marketing/section.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { buttonClass } from '../ui/button.tsx';

const quizHref = '/quiz?tier=assessment&fresh=true';
const url = `${placeholders.publicUrl}/resources`;

export const resourcesPage: Page = {
  title: 'AI search visibility resources and templates',
  description: resourcesDescription,
  entries: ['web/enhance.ts'],
  structuredData: [
    {
      '@type': 'CollectionPage',
      '@id': `${url}#page`,
      url,
      name: 'AI search visibility resources',
      description: resourcesDescription,
      inLanguage: 'en',
      publisher: { '@id': `${placeholders.publicUrl}/#organization` },
      hasPart: Object.entries(downloads).map(([id, { title, description, mediaType }]) => ({
        '@type': 'DigitalDocument',
        name: title,
        description,
        encodingFormat: mediaType,
        url: `${placeholders.publicUrl}/api/download/${id}`,
        isAccessibleForFree: true,
      })),
    },
  ],
  body: () => <Resources />,
};

function Resources() {
  return (
    <SiteFrame>
      <Opening />
      <Section id="trends" title="What is changing?" lead={<p>Three findings that several studies agree on.</p>}>
        <Trends />
      </Section>
      <Section
        id="statistics"
        title="In numbers"
        lead={<p>Measured by others, mostly by firms that sell something. Each names its source.</p>}
      >
        <Statistics />
      </Section>
      <Section id="comparison" title="Traditional search versus AI search">
        <Comparison />
      </Section>
      <Section
        id="platforms"
        title="Platform updates"
        lead={<p>As the vendors’ own pages stood on November 20, 2026.</p>}
      >
        <PlatformUpdates />
      </Section>
      <Section id="downloads" title="Free downloads" lead={counts.isShown && <Counts />}>
        <Downloads />
      </Section>
      <Section id="usage" title="How do you use them?">
        <UsageGuide />
      </Section>
      <Section id="strategies" title="Which strategies work?" lead={<p>With how well each is supported.</p>}>
        <Strategies />
      </Section>
      <Section id="tools" title="Tools that need your website" lead={<p>They are part of the assessment.</p>}>
        <Tools />
      </Section>
      <ClosingCall />
    </SiteFrame>
  );
}

function Opening() {
  return (
    <section aria-labelledby="resources-title" className="mx-auto max-w-page px-5 pt-10 sm:pt-16">
      <h1 id="resources-title" className="max-w-3xl text-4xl tracking-tight">
        AI search visibility resources for owners and marketers
      </h1>
      <p className="mt-6 max-w-2xl text-lg text-muted">
        These resources explain how {platformsInWords()} choose whom to name, in four documents to work with and the
        studies behind them. They are free, and {brandName} does not ask who you are.
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <a href="#downloads" className={buttonClass('primary')}>
          Go to the downloads
        </a>
      </p>
    </section>
  );
}

function Trends() {
  return (
    <Gallery
      label="Three trends"
      what="the trends"
      heading="h3"
      intervalMs={5000}
      panels={trends.map((trend) => ({
        title: trend.title,
        body: (
          <>
            <p className="mt-2 font-serif text-xl font-semibold">{trend.finding}</p>
            <p className="mt-3 max-w-prose text-muted">{trend.text}</p>
            <SourceLine source={trend.source} />
          </>
        ),
      }))}
    />
  );
}

function Statistics() {
  return (
    <dl className="grid gap-8 sm:grid-cols-2">
      {statistics.map((each) => (
        <div key={each.figure} className="border-t-2 border-ink pt-4">
          <dt className="font-serif text-2xl font-semibold tabular-nums">{each.figure}</dt>
          <dd className="mt-1 text-sm text-muted">
            {each.text}
            <SourceLine source={each.source} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PlatformUpdates() {
  return (
    <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
      {platformUpdates.map((platform) => (
        <li key={platform.name} className="bg-surface p-6">
          <h3 className="text-xl">{platform.name}</h3>
          <p className="mt-2 text-sm text-muted">{platform.text}</p>
          <SourceLine source={platform.source} />
        </li>
      ))}
    </ul>
  );
}

function Downloads() {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {Object.entries(downloads).map(([id, document]) => (
        <li key={id} className="flex flex-wrap items-center gap-x-8 gap-y-3 py-5">
          <div className="min-w-0 flex-1 basis-72">
            <h3 className="text-lg">{document.title}</h3>
            <p className="mt-1 text-sm text-muted">{document.description}</p>
          </div>
          <a
            href={`/api/download/${id}`}
            download={document.fileName}
            data-download={document.title}
            className={buttonClass('secondary')}
          >
            <span>
              Download<span className="sr-only"> {document.title}</span> ({document.format})
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function UsageGuide() {
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {usageGuide.map((step, index) => (
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
  );
}

function Strategies() {
  return (
    <ul className="grid gap-8 sm:grid-cols-2">
      {strategies.map((strategy) => (
        <li key={strategy.title}>
          <h3 className="text-lg">{strategy.title}</h3>
          <p className="mt-2 text-sm text-muted">{strategy.text}</p>
          <p className="mt-2 border-l-2 border-line pl-3 text-sm text-muted">{strategy.evidence}</p>
        </li>
      ))}
    </ul>
  );
}

function Tools() {
  return (
    <ul className="grid gap-8 md:grid-cols-3">
      {tools.map((tool) => (
        <li key={tool.title} className="flex flex-col border-t-2 border-ink pt-4">
          <h3 className="text-lg">{tool.title}</h3>
          <p className="mt-2 mb-5 text-sm text-muted">{tool.text}</p>
          <p className="mt-auto">
            <a href={quizHref} className={buttonClass('secondary')}>
              {tool.action}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

function ClosingCall() {
  return (
    <section aria-labelledby="resources-closing" className="mx-auto max-w-page px-5 pt-24">
      <div className="border-y-2 border-ink py-14 text-center">
        <h2 id="resources-closing" className="mx-auto max-w-2xl text-3xl">
          Rather have it done, with the proof?
        </h2>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <a href={quizHref} className={buttonClass('primary')}>
            Start the assessment
          </a>
          <a href="/demo-report" className={buttonClass('secondary')}>
            See a sample report
          </a>
        </p>
      </div>
    </section>
  );
}

function SourceLine({ source }: { source: Source }) {
  return (
    <span className="mt-2 block text-xs text-muted">
      Source:{' '}
      <a href={source.url} rel="noopener" className="underline decoration-1 underline-offset-2 hover:text-ink">
        {source.label}
      </a>
    </span>
  );
}

function Counts() {
  return (
    <>
      <dl className="grid gap-3">
        {counts.figures.map((each) => (
          <div key={each.text}>
            <dt className="font-serif text-xl font-semibold text-ink tabular-nums">{each.figure}</dt>
            <dd>{each.text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{counts.note}</p>
    </>
  );
}

/** A table from tablets upwards, a list of pairs on phones. */
function Comparison() {
  return (
    <>
      <table className="w-full border-collapse text-sm max-sm:hidden">
        <caption className="sr-only">Traditional search and AI search compared</caption>
        <thead>
          <tr className="border-b border-ink text-left">
            {['', 'Traditional search', 'AI search'].map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 font-semibold">
                {name || <span className="sr-only">Topic</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.map((row) => (
            <tr key={row.topic} className="border-b border-line align-top">
              <th scope="row" className="py-3 pr-4 text-left font-semibold">
                {row.topic}
              </th>
              <td className="py-3 pr-4 text-muted">{row.traditional}</td>
              <td className="py-3">{row.ai}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="grid gap-5 sm:hidden">
        {comparison.map((row) => (
          <li key={row.topic} className="border-t border-line pt-3 text-sm">
            <p className="font-semibold">{row.topic}</p>
            <p className="mt-1 text-muted">Traditional search: {row.traditional}</p>
            <p className="mt-1">AI search: {row.ai}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
