import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Buyers } from '#accounts/buyer.ts';
import type { App } from '#base/app.ts';
import { escapeHtml } from '#base/html-page.ts';
import { assessments, questionSets, reports } from '#db/schema.ts';
import type { Answers } from '#engine/contract.ts';
import { type Prompt, problemWithQuestion } from '#engine/ask/prompts/prompts.ts';
import { hostedPage, hostedPageStyles } from '#payment/hosted-page.ts';
import { findPurchase, findRun } from '#report/store.ts';
import type { JourneyDeps } from './deps.ts';
import { newPrompts, planQuestions } from './plan-questions.ts';

const holdMs = 15 * 60_000; // how long the report waits for whoever looks at its questions

/**
 * `GET /questions/{order}`: what the assistants will be asked. `POST …/hold` lets the report wait while the buyer looks; `POST` keeps the buyer's wording, once, and asking
 * begins. Whoever has the report's link reads the questions; only the buyer changes them.
 */
export function questionRoutes(app: App, deps: JourneyDeps & { buyers: Pick<Buyers, 'isBuyer'> }): void {
  app.get('/questions.css', { config: { needs: 'public' }, schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${hostedPageStyles}${styles}`),
  );
  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, { questions: new URLSearchParams(body.toString()).getAll('question') }),
    );
    scope.addHook('onRequest', async (_request, reply) => {
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'same-origin');
    });
    scope.route({
      method: 'GET',
      url: '/questions/:id',
      config: { needs: 'reader' },
      schema: { hide: true, params },
      handler: async (request, reply) => {
        const { id } = request.params;
        const state = await stateOf(deps, id);
        const isBuyer = state !== null && (await deps.buyers.isBuyer(request, state.orderId));
        return reply.code(state === null ? 404 : 200).send(pageOf(state, null, isBuyer));
      },
    });
    scope.route({
      method: 'POST',
      url: '/questions/:id/hold',
      config: { needs: 'buyer' },
      schema: { hide: true, params },
      handler: async ({ params: { id } }, reply) => {
        const state = await stateOf(deps, id);
        if (state === null) return reply.code(404).send(pageOf(null, null));
        if (state.kind === 'open' || state.kind === 'reading') await hold(deps, state.submissionId);
        return reply.redirect(`/questions/${encodeURIComponent(id)}`, 303);
      },
    });
    scope.route({
      method: 'POST',
      url: '/questions/:id',
      config: { needs: 'buyer' },
      schema: { hide: true, params, body: z.object({ questions: z.array(z.string().max(1000)).max(60) }) },
      handler: async ({ params: { id }, body: { questions } }, reply) => {
        const state = await stateOf(deps, id);
        if (state === null || state.kind !== 'open')
          return reply.code(state === null ? 404 : 409).send(pageOf(state, null));
        const texts = questions.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
        const problems = problemsWith(texts, state);
        if (problems.size > 0 || texts.length < fewest) return reply.code(422).send(pageOf(state, { texts, problems }));
        await keep(deps, state, texts);
        return reply.redirect(`/questions/${encodeURIComponent(id)}`, 303);
      },
    });
  });
}

/** How long the report of a submission waits for its buyer, in milliseconds; 0 when it does not. */
export async function heldFor(deps: Pick<JourneyDeps, 'database' | 'now'>, submissionId: string): Promise<number> {
  const [kept] = await deps.database.db.select().from(questionSets).where(eq(questionSets.submissionId, submissionId));
  return kept === undefined || kept.savedAt !== null ? 0 : Math.max(0, kept.heldUntil.getTime() - deps.now().getTime());
}

const fewest = 10;

type About = { orderId: string; submissionId: string };
type State =
  /** The site is still being read, so its language is not known. */
  | (About & { kind: 'reading' })
  | (About & { kind: 'open'; assessmentId: string; answers: Answers; prompts: Prompt[]; held: boolean })
  | (About & { kind: 'closed'; prompts: { text: string; kind: Prompt['kind'] }[] })
  | (About & { kind: 'not asked' });

async function stateOf(deps: JourneyDeps, id: string): Promise<State | null> {
  const { db } = deps.database;
  const purchase = await findPurchase(db, id);
  if (purchase === null || purchase.order.status !== 'paid') return null;
  const run = await findRun(db, purchase);
  const about = { orderId: purchase.order.id, submissionId: purchase.order.submissionId };
  if (!deps.asking || deps.asking.platforms.length === 0) return { kind: 'not asked', ...about };
  if (run === null || run.evidence === null || !run.evidence.answers.ok) return { kind: 'reading', ...about };
  const [kept] = await db.select().from(questionSets).where(eq(questionSets.submissionId, about.submissionId));
  if (run.askStartedAt === null && run.runNumber === 1 && !kept?.savedAt) {
    const prompts = newPrompts(run.evidence, deps.asking.prompts);
    const held = kept !== undefined && kept.heldUntil > deps.now();
    return { kind: 'open', ...about, assessmentId: run.id, answers: run.evidence.answers.value, prompts, held };
  }
  const asked = {
    id: run.id,
    submissionId: run.submissionId,
    runNumber: run.runNumber,
    owner: '',
    evidence: run.evidence,
    startedAt: deps.now(),
  };
  const { questions } = await planQuestions(deps, asked, deps.asking.prompts);
  return { kind: 'closed', ...about, prompts: questions.filter(({ run: repeat }) => repeat === 0) };
}

/** Once: who looks a second time gains no more time. */
async function hold({ database, now }: JourneyDeps, submissionId: string): Promise<void> {
  await database.db
    .insert(questionSets)
    .values({ submissionId, heldUntil: new Date(now().getTime() + holdMs) })
    .onConflictDoNothing();
}

/** Keeps the questions and lets the report go on. Of two that save at once the first counts. */
async function keep(
  deps: JourneyDeps,
  { submissionId, assessmentId }: { submissionId: string; assessmentId: string },
  questions: string[],
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const [run] = await tx
      .select({ askStartedAt: assessments.askStartedAt })
      .from(assessments)
      .where(eq(assessments.id, assessmentId))
      .for('update');
    if (run?.askStartedAt !== null) return;
    await tx
      .insert(questionSets)
      .values({ submissionId, questions, heldUntil: deps.now(), savedAt: deps.now() })
      .onConflictDoUpdate({
        target: questionSets.submissionId,
        set: { questions, savedAt: deps.now() },
        setWhere: isNull(questionSets.savedAt),
      });
    const waiting = await tx
      .select({ id: reports.id })
      .from(reports)
      .where(and(eq(reports.assessmentId, assessmentId), isNull(reports.publishedAt)));
    for (const { id } of waiting) await deps.queue.send(tx, 'publish', { reportId: id }, { key: id });
  });
}

/** By place in the list. What we proposed ourselves is fine: "Who would you recommend?" asks the assistant, not the firm. */
function problemsWith(
  texts: readonly string[],
  { answers, prompts }: { answers: Answers; prompts: readonly Prompt[] },
): Map<number, string> {
  const proposed = new Set(prompts.map(({ text }) => text));
  const problems = new Map<number, string>();
  for (const [at, text] of texts.entries()) {
    const problem =
      (proposed.has(text) ? null : problemWithQuestion(text, answers)) ??
      (texts.indexOf(text) < at ? 'This question is in the list already.' : null);
    if (problem !== null) problems.set(at, problem);
  }
  return problems;
}

/** What was handed in, and what is wrong with it, by place in the list. */
type Sent = { texts: readonly string[]; problems: ReadonlyMap<number, string> };

function pageOf(state: State | null, sent: Sent | null, isBuyer = true): string {
  return hostedPage({
    title: 'Your questions',
    stylesheet: '/questions.css',
    banner: null,
    content: contentOf(state, sent, isBuyer),
  });
}

function contentOf(state: State | null, sent: Sent | null, isBuyer: boolean): string {
  if (state === null)
    return '<h1>This page does not exist</h1><p>The address is incomplete, or nothing was paid yet.</p><p><a href="/">Back to Home</a></p>';
  const back = `<p><a href="/report/${encodeURIComponent(state.orderId)}">Open the report</a></p>`;
  switch (state.kind) {
    case 'not asked':
      return `<h1>No assistant is asked</h1><p>No AI platform is set up here. The scores of your report are estimates from your site and your answers.</p>${back}`;
    case 'reading':
      return `<h1>We are still reading your site</h1><p>The questions come in its language. Load this page again in a minute.</p>${back}`;
    case 'closed': {
      const asked = state.prompts.map(({ text }) => `<li dir="auto">${escapeHtml(text)}</li>`).join('');
      return `<h1>These are your questions</h1><p>We ask them now, and the same ones in each later report. So two reports can be compared.</p><ol>${asked}</ol>${back}`;
    }
    case 'open':
      return openPage(state, sent, isBuyer);
  }
}

function openPage(
  { orderId, prompts, held }: Extract<State, { kind: 'open' }>,
  sent: Sent | null,
  isBuyer: boolean,
): string {
  const own = prompts.filter(({ kind }) => kind === 'unbranded');
  const texts = sent?.texts ?? own.map(({ text }) => text);
  const address = `/questions/${encodeURIComponent(orderId)}`;
  const branded = prompts
    .flatMap(({ kind, text }) => (kind === 'branded' ? [`<li dir="auto">${escapeHtml(text)}</li>`] : []))
    .join('');
  if (!isBuyer || (!held && sent === null)) {
    const list = own.map(({ text }) => `<li dir="auto">${escapeHtml(text)}</li>`).join('');
    const form = isBuyer
      ? `<form method="post" action="${address}/hold"><button class="main">Wait, I want to change them</button></form>`
      : '<p>Only the buyer can change them.</p>';
    return `<h1>What we will ask the assistants</h1>
<p>These ${own.length} questions never name you. Your own words from the quiz come first. We ask them in a moment.</p>
${form}
<ol>${list}</ol>${branded === '' ? '' : `<h2>And about you by name</h2><ul>${branded}</ul>`}`;
  }
  const problem = (at: number) => sent?.problems.get(at);
  const tooFew =
    sent !== null && texts.length < fewest
      ? `<p class="notice" role="alert">Keep ${fewest} questions at least. Fewer show nothing.</p>`
      : '';
  const wrong =
    sent !== null && sent.problems.size > 0
      ? `<p class="notice" role="alert">${countOf(sent.problems.size)} would spoil the measure. The reason is below it.</p>`
      : '';
  const rows = texts
    .map((text, at) => {
      const why = problem(at);
      const said = why === undefined ? '' : `<p class="why" id="why-${at}">${escapeHtml(why)}</p>`;
      return `<div class="question"><label for="q-${at}">Question ${at + 1}</label>
<textarea id="q-${at}" name="question" rows="2" maxlength="300" dir="auto"${why === undefined ? '' : ` aria-invalid="true" aria-describedby="why-${at}"`}>${escapeHtml(text)}</textarea>${said}</div>`;
    })
    .join('\n');
  return `<h1>Your questions</h1>
<p>Change what your buyers would say differently. Empty one to leave it out. You can do this once: the same questions are asked in each later report.</p>
<p>We wait for 15 minutes. Then we ask the questions as they were.</p>${tooFew}${wrong}
<form method="post" action="${address}">${rows}
<button class="main">Ask these questions</button></form>${branded === '' ? '' : `<h2>We also ask about you by name</h2><ul>${branded}</ul>`}`;
}

function countOf(problems: number): string {
  return problems === 1 ? 'One question' : `${problems} questions`;
}

const styles = `main { max-width: 40rem; }
.question { display: grid; gap: 0.25rem; }
.why { margin: 0; color: var(--warn); }
[aria-invalid] { border-color: var(--warn); }
li { margin: 0.4rem 0; }
`;

const params = z.object({ id: z.string().max(200) });
