import { eq, or } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#base/errors.ts';
import { madePayments } from '#db/made-payments.ts';
import { orders } from '#db/schema.ts';
import type { App } from '#base/app.ts';
import { clientGone } from '#base/client-gone.ts';
import type { Db } from '#base/db.ts';
import { writeReceipt } from './contract.ts';
import { receiptNumbersOf } from './receipt-numbers.ts';

/** A receipt as it is laid out: title, rows of a table, a closing sentence. */
type ReceiptSheet = {
  title: string;
  intro: string;
  sections: { heading: string; table: { columns: string[]; rows: string[][] } }[];
  closing: string;
};

/** Who asks for it, in whose turn it is set, and until when. */
type Asked = { actor: string; signal: AbortSignal };

export type ReceiptDeps = {
  db: Db;
  /** Who sells, in one line. */ issuer: () => string;
  typeset: (sheet: ReceiptSheet, asked: Asked) => Promise<Buffer>;
};

/** `GET /api/report/{id}/receipt.pdf`: the numbered receipt of a payment, of the latest one where none is named. Anybody with the report's link may read it. */
export function receiptRoutes(app: App, deps: ReceiptDeps): void {
  app.route({
    method: 'GET',
    url: '/api/report/:paymentIntentId/receipt.pdf',
    config: { needs: 'buyer' },
    schema: {
      summary: 'The numbered receipt of a payment, as PDF',
      params: z.object({ paymentIntentId: z.string().max(100) }),
      querystring,
    },
    handler: async (request, reply) => {
      const [order] = await deps.db
        .select()
        .from(orders)
        .where(
          or(
            eq(orders.id, request.params.paymentIntentId),
            eq(orders.providerSessionId, request.params.paymentIntentId),
          ),
        );
      const wanted = request.query.payment;
      const made = order === undefined ? [] : await madePayments(deps.db, order);
      const payment = wanted === undefined ? made.at(-1) : made.find(({ key }) => key === wanted);
      const number = order && payment && (await receiptNumbersOf(deps.db, order.id)).get(payment.key);
      if (order === undefined || payment === undefined || number === undefined)
        throw new AppError(404, 'receipt-not-found', 'This receipt does not exist.');
      const { rows, note } = writeReceipt(order, payment);
      const { companyName } = order.lead;
      const parties = [
        ['Receipt number', number],
        ['From', deps.issuer()],
        ['To', companyName === '' ? order.email : `${companyName}, ${order.email}`],
      ];
      const table = { columns: ['', ''], rows: [...parties, ...rows.map(({ name, value }) => [name, value])] };
      const sheet = {
        title: `Receipt ${number}`,
        intro: order.catalogue.name,
        sections: [{ heading: 'Payment', table }],
        closing: note,
      };
      const pdf = await deps.typeset(sheet, { actor: order.id, signal: clientGone(reply) });
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="receipt-${number}.pdf"`)
        .header('cache-control', 'private, no-store')
        .send(pdf);
    },
  });
}

const querystring = z.object({ payment: z.string().max(200).optional() });
