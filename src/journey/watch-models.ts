import { raiseAlert } from '#db/alerts.ts';
import { limit } from '#engine/base/limit.ts';
import { modelState, nextModel } from '#engine/platforms/model-state.ts';
import type { JourneyDeps } from './deps.ts';

const longestMs = 60_000;

/** Reads each vendor's list of models once a day and tells the operators of a model of ours that is gone or ends within 30 days. A list that does not come is tomorrow's. */
export async function watchModels(
  deps: Pick<JourneyDeps, 'asking' | 'database' | 'now' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const now = deps.now();
  for (const { id, name, model, listModels } of deps.asking?.platforms ?? []) {
    if (!listModels) continue;
    const time = limit(longestMs, signal);
    const listed = await listModels(time.signal);
    time.end();
    if (!listed.ok) {
      deps.log.warn(
        { platform: id, kind: listed.failure.kind },
        'the list of models was not read; it is tried again tomorrow',
      );
      continue;
    }
    const found = modelState(listed.models, model, now.toISOString());
    if (found.state === 'offered') continue;
    const next = nextModel(id, listed.models, now.toISOString());
    const what =
      found.state === 'ending'
        ? `${name} ends ${model}${found.on === null ? ', and has not said when' : ` on ${found.on}`}`
        : `${name} does not offer ${model} any more`;
    const todo =
      next === null
        ? 'Choose another one and set it.'
        : `Set ${next}: new orders take it, and running subscriptions begin a new baseline.`;
    await raiseAlert(
      deps.database.db,
      { kind: 'platform-refuses', subjectId: `${id} model`, text: `${what}. ${todo}` },
      now,
    );
  }
}
