import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { assessments, platformAsks, questionSets } from '#db/schema.ts';
import { buyersCountry } from '#engine/ask/prompts/buyers-country.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import type { Evidence, SourceRead } from '#engine/evidence/evidence.ts';
import type { Place } from '#engine/platforms/contract.ts';
import { cityOf, PROMPT_SET_VERSION, type Prompt, promptLanguage, promptSet } from '#engine/ask/prompts/prompts.ts';
import type { AskingRun, Question } from './ask-rows.ts';
import type { JourneyDeps } from './deps.ts';

/** `models`: by platform, those that the run before asked for; a subscription keeps them. */
export type PlannedQuestions = {
  questions: Question[];
  place: Place | null;
  models: ReadonlyMap<string, string>;
  /** Pages that the run before looked at. */ sourcesBefore: readonly SourceRead[];
};

/** What is asked in this run: the questions of the run before, so that the two can be compared, else new ones. Under twenty different ones they are repeated. */
export async function planQuestions(deps: JourneyDeps, run: AskingRun, count: number): Promise<PlannedQuestions> {
  const { evidence } = run;
  if (!evidence.answers.ok) return { questions: [], place: null, models: new Map(), sourcesBefore: [] };
  const earlier = await earlierRun(deps, run);
  const prompts = earlier?.prompts ?? (await chosenPrompts(deps, run, count)) ?? newPrompts(evidence, count);
  return {
    questions: withRepeats(prompts, count),
    place: placeOf(evidence),
    models: earlier?.models ?? new Map(),
    sourcesBefore: earlier?.sources ?? [],
  };
}

/** What the buyer wrote or confirmed; what names the business comes from us. */
async function chosenPrompts(
  deps: JourneyDeps,
  { submissionId, evidence }: Pick<AskingRun, 'submissionId' | 'evidence'>,
  count: number,
): Promise<Prompt[] | null> {
  const [kept] = await deps.database.db.select().from(questionSets).where(eq(questionSets.submissionId, submissionId));
  if (!kept?.questions) return null;
  return [
    ...kept.questions.map((text, at): Prompt => ({
      id: `u${String(at + 1).padStart(2, '0')}`,
      kind: 'unbranded',
      text,
    })),
    ...newPrompts(evidence, count).filter(({ kind }) => kind === 'branded'),
  ];
}

/** The questions for a site that was not asked about before. */
export function newPrompts(evidence: Evidence, count: number): Prompt[] {
  if (!evidence.answers.ok) return [];
  const site = evidence.site.ok ? evidence.site.value : null;
  const language = promptLanguage((site && homePage(site)?.lang) ?? null);
  const asked = site?.editor?.organisation?.questions.map(({ question }) => question) ?? [];
  return promptSet(evidence.answers.value, language, { count, asked });
}

const fewestDifferent = 20; // a rate needs as many valid answers

function withRepeats(prompts: readonly Prompt[], count: number): Question[] {
  const unbranded = prompts.filter(({ kind }) => kind === 'unbranded');
  const goal = unbranded.length < fewestDifferent ? Math.max(count, unbranded.length) : unbranded.length;
  const asked =
    unbranded.length === 0
      ? []
      : Array.from({ length: goal }, (_, at): Question[] => {
          const prompt = unbranded[at % unbranded.length];
          return prompt ? [{ ...prompt, run: Math.floor(at / unbranded.length) }] : [];
        }).flat();
  return [...asked, ...prompts.filter(({ kind }) => kind === 'branded').map((prompt) => ({ ...prompt, run: 0 }))];
}

async function earlierRun(
  deps: JourneyDeps,
  run: AskingRun,
): Promise<{ prompts: Prompt[]; models: Map<string, string>; sources: readonly SourceRead[] } | null> {
  const { db } = deps.database;
  const [earlier] = await db
    .select({ id: assessments.id, evidence: assessments.evidence })
    .from(assessments)
    .where(
      and(
        eq(assessments.submissionId, run.submissionId),
        lt(assessments.runNumber, run.runNumber),
        isNotNull(assessments.askedAt),
      ),
    )
    .orderBy(desc(assessments.runNumber))
    .limit(1);
  if (!earlier?.evidence?.platformAnswers.ok) return null;
  const [row] = await db
    .select({ version: platformAsks.promptSetVersion })
    .from(platformAsks)
    .where(eq(platformAsks.assessmentId, earlier.id))
    .limit(1);
  if (row?.version !== PROMPT_SET_VERSION) return null;
  const prompts = new Map(
    earlier.evidence.platformAnswers.value.map(({ promptId, promptKind, prompt }) => [
      promptId,
      { id: promptId, kind: promptKind, text: prompt },
    ]),
  );
  if (prompts.size < fewestDifferent) return null;
  return {
    sources: earlier.evidence.sourcesRead ?? [],
    prompts: [...prompts.values()].toSorted((a, b) =>
      a.kind === b.kind ? (a.id < b.id ? -1 : 1) : a.kind === 'unbranded' ? -1 : 1,
    ),
    models: new Map(
      earlier.evidence.platformAnswers.value.flatMap(({ platform, askedModel, valid }) =>
        valid && askedModel ? [[platform, askedModel]] : [],
      ),
    ),
  };
}

/** Where a buyer would ask from. */
function placeOf({ answers, site }: Evidence): Place | null {
  if (!answers.ok) return null;
  const country = buyersCountry(answers.value, site.ok ? site.value : null);
  return country === null ? null : { country, city: cityOf(answers.value) };
}
