import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { putFile } from '#base/files.ts';
import { deliveries, sandboxSessions } from '#db/schema.ts';
import type { OperatorApp } from './operator-app.ts';

/** What a test looks for after the erasure: address, names, phone, and the content of the PDF. */
export const personal = ['reed-9k2@erase.example', 'Erasmus Reed', 'Erase Me Ltd', '+44 113 496 0077', 'pdf of Erase'];

/** A report with everything that one leaves behind: PDF, refused mail, kept mail, failed and waiting jobs, the sandbox's books. */
export async function addPersonal(operators: OperatorApp, id: string): Promise<void> {
  const [email = '', contactName = '', companyName = '', contactPhone = '', pdf = ''] = personal;
  await operators.addReport({ id, email, contactName, companyName, contactPhone, pdfKey: `report-pdf/${id}` });
  await putFile(operators.db, `report-pdf/${id}`, Buffer.from(pdf), 'application/pdf');
  const delivery = `d${id}`;
  await operators.db.insert(deliveries).values({
    id: delivery,
    reportId: id,
    purpose: 'report',
    messageId: '<x@y>',
    status: 'failed',
    lastError: `no mailbox ${email}`,
  });
  mkdirSync(operators.deps.outboxDir, { recursive: true });
  writeFileSync(
    join(operators.deps.outboxDir, `2026-11-20T12-00-00-000Z-${delivery}.eml`),
    `To: ${email}\r\n\r\n${contactName}`,
  );
  await operators.deps.queue.send(operators.db, 'deliver', { deliveryId: delivery });
  await operators.db.execute(
    sql`update pgboss.job set state = 'failed', output = ${JSON.stringify({ message: `550 ${email}` })}::jsonb where name = 'deliver'`,
  );
  await operators.deps.queue.send(operators.db, 'gather', { assessmentId: `a-${id}` });
  await operators.db.insert(sandboxSessions).values({
    id: `sandbox-${id}`,
    idempotencyKey: id,
    orderId: `o-${id}`,
    description: 'x',
    commitment: '',
    amountCents: 9900,
    currency: 'usd',
    isSubscription: false,
    email,
    successUrl: 'x',
    cancelUrl: 'x',
    expiresAt: new Date(),
  });
}
