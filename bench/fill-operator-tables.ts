import { sql } from 'drizzle-orm';
import type { Db } from '#base/db.ts';

/** Rows like real ones in what the lists look at, with short texts, since filling the search indexes takes longest; documents of some kilobytes, as the export reads them. */
export async function fillOperatorTables(db: Db, size: number): Promise<void> {
  // Rows first, indexes for searching afterwards: as a restore does it.
  const { rows: indexes } = await db.execute<{ name: string; definition: string }>(
    sql`select indexname as name, indexdef as definition from pg_indexes where indexdef like '% USING gin %' and schemaname = 'public'`,
  );
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await db.execute(sql`alter table audit_log disable trigger audit_log_append_only`);
  await db.execute(sql`truncate submissions, conversations, leads, users, audit_log, tallies, company_tallies cascade`);
  await db.execute(sql`alter table audit_log enable trigger audit_log_append_only`);
  await db.execute(
    sql`insert into submissions (id, idempotency_key, answers_hash, answers, email, website) values ('s', 's', 's', '{}', 'x@x.example', '')`,
  );
  await db.execute(
    sql`insert into assessments (id, submission_id, run_number, page_limit, status) values ('a', 's', 1, 25, 'judged')`,
  );
  await db.execute(sql`insert into orders (id, submission_id, tier, amount_cents, currency, catalogue, lead, email, provider, status, expires_at)
    values ('o', 's', 'assessment', 9900, 'usd', '{}', '{}', 'x@x.example', 'sandbox', 'paid', now())`);
  await db.execute(sql`insert into reports (id, order_id, run_number, assessment_id, contact_name, contact_phone, company_name, company_size, email, status, payment_status, document, published_at, created_at)
    select md5('r' || n), 'o', n, 'a', 'Contact ' || n || ' Name', '+44 113 496 0000', 'Company ' || (n * 7919 % ${size}::int), '11-50', 'owner' || n || '@company.example',
      case when n % 5000 = 0 then 'suspended' else 'active' end, 'completed',
      json_build_object('analysis', json_build_object('overallScore', n % 100, 'grade', json_build_object('letter', 'C'), 'filler', repeat(md5(n::text), 60)), 'view', json_build_object('headline', 'A headline')),
      now(), now() - n * interval '7 minutes'
    from generate_series(1, ${size}::int) n`);
  await db.execute(sql`insert into conversations (id, session_id, user_message, bot_response, intent, created_at)
    select md5('c' || n), 'session_' || (n / 4), 'What does question ' || n || ' cost?', 'The assessment is $99. ' || n, (array['pricing', 'report', 'other'])[n % 3 + 1], now() - n * interval '3 minutes'
    from generate_series(1, ${size * 3}::int) n`);
  await db.execute(sql`insert into users (id, email, first_name, last_name, is_verified, created_at)
    select md5('u' || n), 'user' || n || '@example.com', 'First' || n % 10, 'Last' || n || ' ', n % 2 = 0, now() - n * interval '11 minutes' from generate_series(1, ${size / 2}::int) n`);
  await db.execute(sql`insert into leads (id, name, email, company, specific_need, created_at)
    select md5('l' || n), 'Lead ' || n, 'lead' || n || '@company.example', 'Company ' || n, 'A quote for ' || n, now() - n * interval '30 minutes' from generate_series(1, ${size / 2}::int) n`);
  await db.execute(sql`insert into audit_log (actor, action, subject_id, at)
    select 'admin', (array['report.edited', 'report.edited', 'unlock'])[n % 3 + 1], 'subject-' || n || '-', now() - (${size * 3}::int - n) * interval '1 minute' from generate_series(1, ${size * 3}::int) n`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  });
  for (const table of ['reports', 'conversations', 'leads', 'users', 'audit_log', 'tallies'])
    await db.execute(sql`vacuum analyze ${sql.raw(table)}`);
}
