// `npm run bench -- answers`, its last lines: how long 120 answers take, and what a model asks for reading them, over HTTP against far sides that take two seconds.
import { z } from 'zod';
import { connect, migrateDatabase } from '#base/db.ts';
import { connectPlatforms } from '#engine/platforms/connect-platforms.ts';
import type { PlatformId, PlatformSettings } from '#engine/platforms/contract.ts';
import { formFiller } from '#engine/platforms/fill-form.ts';
import { startFakePlatform } from '#fakes/platforms/fake-platform.ts';
import { inventedAnswers, type Script } from '#fakes/platforms/scripted-answer.ts';
import { askPlatforms } from '#journey/ask-platforms.ts';
import { readAsks } from '#journey/ask-rows.ts';
import type { AskingDeps } from '#journey/deps.ts';
import { startPurchaseApp } from '#journey/testing/purchase-app.ts';
import { startServer } from '../scripts/separate-postgres.ts';

type Row = { what: string; measured: string; goal: string; met: boolean | null };

const ids: readonly PlatformId[] = ['chatgpt', 'claude', 'perplexity', 'grok'];
const latencyMs = 2000;
const questions = 30;
const readingUsd = 0.1;

export async function measureAsking(): Promise<Row[]> {
  const fakes = await Promise.all(ids.map((id) => startFakePlatform(id, { script: asLongAsReal(), latencyMs })));
  const settings: Partial<Record<PlatformId, PlatformSettings>> = {};
  for (const { id, apiKey, url } of fakes) settings[id] = { apiKey, baseUrl: url, model: null };
  const filler = formFiller({ chatgpt: settings.chatgpt });
  if (!filler) throw new Error('a model that reads was expected');
  const asking: AskingDeps = {
    platforms: connectPlatforms(settings, { timeoutMs: 30_000 }),
    prompts: questions,
    budgetPerReportUsd: 8,
    budgetPerDayUsd: 200,
    reader: { filler, budgetUsd: readingUsd },
  };
  const postgres = await startServer();
  const own = await connect({ connectionString: postgres.url }, () => {});
  await migrateDatabase(own.pool);
  const app = await startPurchaseApp({ asking, own });
  try {
    const { sessionId } = await app.checkout(await app.submit());
    await app.flow.sandbox?.pay(sessionId, 'card');
    await app.drain(1, ['gather', 'judge', 'publish']);
    const [job] = await app.jobs('ask');
    const { assessmentId } = z.object({ assessmentId: z.string() }).parse(job?.data);
    const from = performance.now();
    await askPlatforms(app.deps, assessmentId, { signal: AbortSignal.timeout(600_000), attempt: 1 });
    const seconds = (performance.now() - from) / 1000;
    const rows = await readAsks(app.db, assessmentId);
    const valid = rows.filter(({ answer }) => answer?.valid && answer.promptKind === 'unbranded').length;
    const read = rows.filter(({ answer }) => answer?.reading?.state === 'read').length;
    const usd = rows.reduce((sum, { readMicros }) => sum + readMicros, 0) / 1e6;
    const forms = fakes.flatMap(({ formsAsked }) => formsAsked);
    const looks = forms.filter(({ schema }) => JSON.stringify(schema).includes('order-to-a-machine')).length;
    const letters = forms.reduce(
      (sum, { instructions, input, schema }) =>
        sum + instructions.length + input.length + JSON.stringify(schema).length,
      0,
    );
    const tokens = Math.round(letters / forms.length / 4);
    return [
      {
        what: `${valid} answers to buyers of ${rows.length}, far sides with ${latencyMs / 1000} s latency, until all are asked and read`,
        measured: `${seconds.toFixed(0)} s`,
        goal: '<= 240 s',
        met: valid >= ids.length * questions && seconds <= 240,
      },
      {
        what: `A model reads ${read} answers at ${filler.model}’s list price (a form has about ${tokens} tokens, booked as 1 400 and 300)`,
        measured: `$${usd.toFixed(3)}`,
        goal: `<= $${readingUsd}`,
        met: read === rows.length && usd <= readingUsd,
      },
      {
        what: `A second look at what was noted in ${rows.length} answers`,
        measured: `${looks} calls`,
        goal: '<= 6 for 120 answers',
        met: looks <= Math.ceil((6 * rows.length) / 120),
      },
    ];
  } finally {
    await app.close();
    await postgres.stop();
    await Promise.all(fakes.map((fake) => fake.stop()));
  }
}

/** The invented shortlist, and as much advice as assistants write: about 2 000 characters in all. */
function asLongAsReal(): Script {
  const invented = inventedAnswers();
  const advice = ' Ask for a written quote, and for the name of whoever comes to see you.'.repeat(22);
  return (prompt, call) => {
    const answer = invented(prompt, call);
    return { ...answer, text: `${answer.text}${advice}` };
  };
}
