import { reportDocumentSchema } from '#report/contract.ts';
import { catalogue, formatAmount } from '#payment/contract.ts';
import { brandName } from '../content/brand.ts';
import type { Page } from '../document.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { buttonClass } from '../ui/button.tsx';
import sample from './demo-report.json' with { type: 'json' };
import { ReportBody } from './report-body.tsx';
import { ReportContents } from './report-contents.tsx';
import { Masthead } from './report-screen.tsx';

export const demoReportPage: Page = {
  title: `Sample report: what you get | ${brandName}`,
  description: 'A complete report on how visible a business is to ChatGPT, Claude, Perplexity and Grok: score, proof of each point, plan, four weeks.',
  entries: ['web/enhance.ts'],
  body: () => (
    <SiteFrame>
      <DemoReport />
    </SiteFrame>
  ),
};

/** /demo-report: the customer's own screen, filled by a real run over a made-up business. Complete without a script. */
export function DemoReport() {
  const report = reportDocumentSchema.parse(sample);
  return (
    <div className="mx-auto max-w-page px-5 pb-16">
      <SampleBanner />
      <article className="pt-8 wrap-anywhere sm:pt-12">
        <header className="pb-10">
          <Masthead report={report} />
          <h1 className="mt-3 text-3xl">What a report looks like</h1>
          <p className="mt-4 max-w-prose text-lg">
            This sample report shows what you get: a score with its margin, the proof of each point, and a plan. {report.company.name} does not exist; its
            website and its answers were written for this page. The run over them was real.
          </p>
          <ReportContents report={report} />
        </header>
        <ReportBody report={report} />
      </article>
    </div>
  );
}

function SampleBanner() {
  const { amountCents, originalAmountCents } = catalogue.assessment;
  return (
    <aside aria-label="Sample report" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-y-4 border-ink py-4">
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
