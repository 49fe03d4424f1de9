// The pages of reports as the real server draws them, with a real board behind them for one test file.
import { resolve } from 'node:path';
import { type BoardApp, startBoardApp } from '#board/testing/board-app.ts';
import { drawingOf, pagesOfReports } from '#server/pages.ts';
import { registerStaticFiles } from '#server/static-files.ts';
import { sharedBuild } from './built-site.ts';

export type ReportPages = { board: BoardApp; url: string; close: () => Promise<void> };

export async function startReportPages(): Promise<ReportPages> {
  const dir = await sharedBuild();
  const about = { publicUrl: 'http://127.0.0.1', contactEmail: 'hello@citable.test' };
  const board = await startBoardApp(async (app, db, { isBuyer }) => {
    const drawn = pagesOfReports(app, db, { ...about, isBuyer, refund: '30-days', load: drawingOf(resolve(dir)) });
    await registerStaticFiles(app, { ...about, dir, drawn });
  });
  const url = await board.app.listen({ port: 0, host: '127.0.0.1' });
  return { board, url, close: () => board.close() };
}
