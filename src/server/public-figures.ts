import type { App } from '#base/app.ts';
import type { Queryable } from '#base/db.ts';
import { AppError } from '#base/errors.ts';
import { fieldFiguresSchema, publicSummarySchema } from '#board/contract.ts';
import { fieldFigures } from '#db/schema.ts';
import type { ReportPageDeps } from './report-pages.ts';
import { bytesOfFile, type DrawnPage, type DrawnRoute, encodePage } from './static-files.ts';
import { keepNewest } from '#base/keep-newest.ts';
import { refusalSchema } from './shared-pages.ts';

/** Summaries that are kept as they were drawn. */
const mostBytes = 16 * 1024 * 1024;

const headers = { 'cache-control': 'public, max-age=300' };

/** What everybody may see: the summary that a badge leads to, drawn of what its call answers and of nothing else, and the figures of each industry. */
export function publicFigures(
  app: App,
  db: Queryable,
  deps: Pick<ReportPageDeps, 'publicUrl' | 'contactEmail' | 'load'>,
): DrawnRoute[] {
  const page = async (status: number, html: string): Promise<DrawnPage> => ({
    status,
    file: encodePage(html, deps),
    headers,
  });
  const summaries = keepNewest<DrawnPage>(mostBytes, ({ file }) => bytesOfFile(file));
  const fields = keepNewest<DrawnPage>(mostBytes, ({ file }) => bytesOfFile(file));
  return [
    {
      path: '/summary/:badgeId',
      needs: 'public',
      draw: async ({ params, ip }) => {
        const answer = await app.inject({
          url: `/api/badges/${encodeURIComponent(String(Object(params).badgeId ?? ''))}`,
          remoteAddress: ip,
        });
        const { pages, assets } = await deps.load();
        if (answer.statusCode === 200)
          return summaries(answer.body, () =>
            page(200, pages.summary(publicSummarySchema.parse(answer.json()), assets)),
          );
        const { message, code } = refusalSchema.parse(answer.json());
        if (answer.statusCode === 410) return summaries(message, () => page(410, pages.noSummary(message, assets)));
        // An id that is too long for the call is as unknown as any other.
        if (answer.statusCode === 404 || answer.statusCode === 400)
          return summaries('', () => page(404, pages.noSummary('Nothing is published under this address.', assets)));
        throw new AppError(answer.statusCode, code, message);
      },
    },
    {
      path: '/field',
      needs: 'public',
      draw: async () => {
        const [row] = await db.select().from(fieldFigures);
        const key = row?.countedAt.toISOString() ?? '';
        const draw = async () => {
          const { pages, assets } = await deps.load();
          return page(
            200,
            pages.field(
              row ? { figures: fieldFiguresSchema.parse(row.figures), countedAt: row.countedAt.toISOString() } : null,
              assets,
            ),
          );
        };
        return fields(key, draw);
      },
    },
  ];
}
