import { z } from 'zod';
import type { App } from '#base/app.ts';
import { AppError } from '#base/errors.ts';
import { subscriptionSheetSchema } from '#payment/contract.ts';
import type { ReportPageDeps } from './report-pages.ts';
import { refusalSchema } from './shared-pages.ts';
import { type DrawnPage, type DrawnRoute, encodePage } from './static-files.ts';

/** Whoever has the address may end the subscription: no search engine, no store and no other website learns it. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'same-origin' };

/** The page of a subscription, drawn of what its call answers. */
export function subscriptionPage(
  app: App,
  deps: Pick<ReportPageDeps, 'publicUrl' | 'contactEmail' | 'load'>,
): DrawnRoute {
  // By the program that draws it: whoever tries addresses is answered without drawing.
  const unknown = new WeakMap<object, DrawnPage>();
  return {
    path: '/subscription/:id',
    needs: 'holder',
    costMs: 30,
    draw: async ({ params, query, ip }) => {
      const { key: pageKey, step, problem } = querySchema.parse(query);
      const id = encodeURIComponent(String(Object(params).id ?? ''));
      const url = `/api/subscription/${id}?key=${encodeURIComponent(pageKey)}`;
      const [answer, { pages, assets }] = await Promise.all([app.inject({ url, remoteAddress: ip }), deps.load()]);
      const page = (status: number, html: string) => ({ status, file: encodePage(html, deps), headers });
      if (answer.statusCode === 200) {
        const sheet = subscriptionSheetSchema.parse(answer.json());
        return page(200, pages.subscription({ sheet, pageKey, step, hasProblem: problem }, assets));
      }
      const { message, code } = refusalSchema.parse(answer.json());
      // An id that is too long for the call is as unknown as any other.
      if (answer.statusCode === 404 || answer.statusCode === 400) {
        const drawn = unknown.get(pages) ?? page(404, pages.noSubscription(assets));
        unknown.set(pages, drawn);
        return drawn;
      }
      throw new AppError(answer.statusCode, code, message);
    },
  };
}

const querySchema = z.object({
  key: z.string().max(100).catch(''),
  step: z.enum(['cancel', 'refund', 'keep']).nullable().catch(null),
  problem: z
    .literal('yes')
    .transform(() => true)
    .catch(false),
});
