// What the server draws when a report is asked for: the same components that the browser takes over afterwards.
import type { ReportPageInput, ReportPages } from '#server/contract.ts';
import { boardOfReport } from '../board/board-of-report.ts';
import type { BoardState } from '../board/board-store.ts';
import { brandName } from '../content/brand.ts';
import { type Assets, render, type Page } from '../document.tsx';
import { fieldHead } from '../content/field-head.ts';
import { RefundPage } from '../payment/refund-page.tsx';
import { NoSubscription, SubscriptionPage } from '../payment/subscription-page.tsx';
import { ChecksPage } from './checks-page.tsx';
import { FieldPage } from './field-page.tsx';
import type { IslandData } from './island-parts.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportPage, ThanksStrip } from './report-page.tsx';
import { NoSharedTasks, SharedTasksPage } from './shared-tasks-page.tsx';
import { sharedText } from './shared-text.ts';
import { NoSummary, SummaryPage } from './summary-page.tsx';
import { TaskPage } from './task-page.tsx';
import { taskText } from './task-text.ts';

export const reportPages: ReportPages = {
  report(input, assets) {
    const reportUrl = `/report/${encodeURIComponent(input.id)}`;
    const data = dataOf(input);
    return draw('Your report', assets, () => (
      <ReportFrame>
        <ThanksStrip userEmail={input.userEmail} data={data} />
        <ReportPage report={input.report} data={data} checksUrl={`${reportUrl}/checks`} />
      </ReportFrame>
    ));
  },
  checks(input, assets) {
    const reportUrl = `/report/${encodeURIComponent(input.id)}`;
    return draw('Appendix of your report', assets, () => (
      <ReportFrame reportUrl={reportUrl}>
        <ChecksPage report={input.report} reportUrl={reportUrl} zipUrl={`/api${reportUrl}/fix-pack.zip`} />
      </ReportFrame>
    ));
  },
  task(input, check, assets) {
    const data = dataOf(input);
    const task = data.board.tasks.find(({ checkId }) => checkId.toLowerCase() === check);
    if (!task) return null;
    const reportUrl = `/report/${encodeURIComponent(input.id)}`;
    return draw(task.title, assets, () => (
      <ReportFrame reportUrl={reportUrl}>
        <TaskPage report={input.report} task={task} data={{ ...data, taskKey: task.key }} reportUrl={reportUrl} />
      </ReportFrame>
    ));
  },
  taskTexts: (input) =>
    new Map(dataOf(input).board.tasks.map((task) => [task.checkId.toLowerCase(), taskText(input.report, task).text])),
  sharedTasks: (shared, token, assets) =>
    draw(`Tasks for ${shared.company}`, assets, () => <SharedTasksPage shared={shared} token={token} />, '/tasks'),
  sharedText(shared, key) {
    const task = shared.tasks.find((one) => one.key === key);
    return task ? sharedText(shared, task).text : null;
  },
  noSharedTasks: (message, assets) =>
    draw('No tasks here', assets, () => <NoSharedTasks message={message} />, '/tasks'),
  // Not for search engines: what an owner withdraws must be gone at once.
  summary: (summary, assets) =>
    draw(
      `${summary.domain}: ${summary.score} of 100`,
      assets,
      () => <SummaryPage summary={summary} />,
      `/summary/${summary.id}`,
    ),
  noSummary: (message, assets) => draw('No score here', assets, () => <NoSummary message={message} />, '/summary'),
  subscription: (input, assets) =>
    draw('Your subscription', assets, () => <SubscriptionPage {...input} />, '/subscription'),
  noSubscription: (assets) => draw('No subscription here', assets, () => <NoSubscription />, '/subscription'),
  refund: (input, assets) => draw('Ask for a refund', assets, () => <RefundPage {...input} />, '/refund'),
  field: (field, assets) =>
    render(
      '/field',
      {
        ...fieldHead,
        isShared: false,
        entries: ['web/report/enhance-report.ts'],
        body: () => <FieldPage field={field} />,
      },
      assets,
    ),
};

function draw(title: string, assets: Assets, body: Page['body'], path = '/report'): string {
  const page: Page = {
    title: `${title} | ${brandName}`,
    description: 'What AI assistants can find, read and say about a business, and what to do about it.',
    isIndexed: false,
    isShared: false,
    entries: ['web/report/enhance-report.ts'],
    body,
  };
  return render(path, page, assets);
}

function dataOf({
  report,
  id,
  submissionId,
  board,
  versions,
  comparison,
  newerUnderWay,
  offers,
}: ReportPageInput): IslandData {
  const { scope, questions = [] } = report.analysis;
  const state: BoardState = {
    id,
    tasksUrl: `/results/${encodeURIComponent(submissionId)}/tasks`,
    isLive: board !== null,
    offers,
    board: board ?? boardOfReport(report),
    failures: {},
    undo: null,
    rechecks: {},
    versions: versions?.versions ?? [],
  };
  const unread =
    scope.unread === undefined ? null : { website: report.company.website, reason: scope.unread, newerUnderWay };
  return { ...state, questions, unread, comparison, taskKey: null };
}
