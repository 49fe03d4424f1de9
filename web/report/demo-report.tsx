import { platformsInWords } from '#engine/contract.ts';
import { reportDocumentSchema } from '#report/contract.ts';
import { catalogue, formatAmount } from '#payment/contract.ts';
import { boardOfReport } from '../board/board-of-report.ts';
import { brandName, placeholders } from '../content/brand.ts';
import type { Page } from '../document.tsx';
import { organization } from '../marketing/organization.ts';
import { SiteFrame } from '../site-frame.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ChecksPage } from './checks-page.tsx';
import sample from './demo-report.json' with { type: 'json' };
import type { IslandData } from './island-parts.tsx';
import { ReportPage } from './report-page.tsx';
import { TaskPage } from './task-page.tsx';

const reportUrl = '/demo-report';

export const demoReportPage: Page = {
  title: `Sample report: what you get | ${brandName}`,
  description: `A complete report on how visible a business is to ${platformsInWords()}: score, proof of each point, plan, four weeks.`,
  entries: ['web/report/enhance-report.ts'],
  structuredData: [
    {
      '@type': 'WebPage',
      url: placeholders.publicUrl + reportUrl,
      name: 'Sample report',
      inLanguage: 'en',
      publisher: { '@id': organization['@id'] },
    },
    {
      '@type': 'Service',
      name: catalogue.assessment.name,
      provider: { '@id': organization['@id'] },
      offers: {
        '@type': 'Offer',
        name: catalogue.assessment.name,
        price: (catalogue.assessment.amountCents / 100).toFixed(2),
        priceCurrency: 'USD',
      },
    },
  ],
  body: () => (
    <SiteFrame hasAskLink>
      <DemoReport />
    </SiteFrame>
  ),
};

/** What the sample leads to: its appendix and the page of each task. Not for search engines: the sample itself is. */
export function samplePages(): Record<string, Page> {
  const { report, data } = sampleData();
  const hidden = { isIndexed: false, isShared: false, entries: demoReportPage.entries };
  return {
    [`${reportUrl}/checks`]: {
      ...hidden,
      title: 'Appendix of the sample report',
      description: 'Every check of the sample report, with its proof.',
      body: () => <Framed content={<ChecksPage report={report} reportUrl={reportUrl} zipUrl={null} />} />,
    },
    ...Object.fromEntries(
      data.board.tasks.map((task) => [
        `${reportUrl}/tasks/${task.slug}`,
        {
          ...hidden,
          title: `${task.title}: sample task`,
          description: task.description,
          body: () => (
            <Framed
              content={
                <TaskPage report={report} task={task} data={{ ...data, taskKey: task.key }} reportUrl={reportUrl} />
              }
            />
          ),
        },
      ]),
    ),
  };
}

const Framed = ({ content }: { content: React.ReactNode }) => (
  <SiteFrame hasAskLink>
    <div className="mx-auto max-w-page px-5">
      <SampleBanner />
    </div>
    {content}
  </SiteFrame>
);

/** /demo-report: the customer's own screen, filled by a real run over a made-up business. Complete without a script. */
export function DemoReport() {
  const { report, data } = sampleData();
  return (
    <>
      <div className="mx-auto max-w-page px-5">
        <SampleBanner />
        <h1 className="mt-6 text-2xl">What a report looks like</h1>
        <p className="mt-2 max-w-prose text-sm text-muted">
          {report.company.name} does not exist. We wrote its website and its quiz answers for this page, and ran our
          real check over them.
        </p>
      </div>
      <ReportPage report={report} data={data} checksUrl={`${reportUrl}/checks`} />
    </>
  );
}

function sampleData() {
  const report = reportDocumentSchema.parse(sample);
  const data: IslandData = {
    id: null,
    isLive: false,
    offers: { contests: false, shares: false, exports: false, reminders: false, competitors: false, badge: false },
    tasksUrl: `${reportUrl}/tasks`,
    board: boardOfReport(report),
    failures: {},
    undo: null,
    rechecks: {},
    versions: [],
    questions: report.analysis.questions ?? [],
    unread: null,
    comparison: null,
    taskKey: null,
  };
  return { report, data };
}

function SampleBanner() {
  const { amountCents, originalAmountCents } = catalogue.assessment;
  return (
    <aside
      aria-label="Sample report"
      className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-y-4 border-ink py-3"
    >
      <p className="font-semibold tracking-wide">SAMPLE REPORT</p>
      <p className="tabular-nums">
        {originalAmountCents !== null && (
          <>
            <span className="sr-only">instead of </span>
            <s className="text-muted">{formatAmount(originalAmountCents)}</s>{' '}
          </>
        )}
        <span className="font-serif text-xl font-semibold">{formatAmount(amountCents)}</span>
      </p>
      <a href="/quiz" className={`${buttonClass('primary')} sm:ml-auto`}>
        Start Your Assessment
      </a>
    </aside>
  );
}
