import type { Queryable } from '#base/db.ts';
import type { RefundRule } from '#payment/contract.ts';
import { readRefund } from '#payment/refund-routes.ts';
import type { ReportPageDeps } from './report-pages.ts';
import { type DrawnRoute, encodePage } from './static-files.ts';

/** The page on which a buyer asks for the money back. Not kept: it changes with each payment. */
export function refundPage(
  db: Queryable,
  deps: Pick<ReportPageDeps, 'publicUrl' | 'contactEmail' | 'load'> & { refund: RefundRule },
): DrawnRoute {
  const headers = {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  };
  return {
    path: '/refund/:id',
    needs: 'buyer',
    costMs: 30,
    draw: async ({ params }) => {
      const [sheet, { pages, assets }] = await Promise.all([
        readRefund(db, String(Object(params).id ?? '').slice(0, 100)),
        deps.load(),
      ]);
      if (sheet === null) return null;
      return { status: 200, file: encodePage(pages.refund({ sheet, rule: deps.refund }, assets), deps), headers };
    },
  };
}
