import { limit } from '#engine/base/limit.ts';
import { callVendor } from './call-vendor.ts';
import { chatgpt } from './chatgpt.ts';
import { claude } from './claude.ts';
import type {
  Asked,
  AskFailure,
  AskResult,
  FailureKind,
  ModelListResult,
  PlatformAdapter,
  PlatformId,
  PlatformSettings,
  Usage,
  Vendor,
} from './contract.ts';
import { gemini } from './gemini.ts';
import { grok } from './grok.ts';
import { perplexity } from './perplexity.ts';
import { costOf, listPrices, type Price, typicalCost } from './prices.ts';
import { noUsage } from './responses-format.ts';

/** Every platform we can ask. Another one is one file and one row here. */
export const vendors: readonly Vendor[] = [chatgpt, claude, perplexity, grok, gemini];

/** Adapters for those platforms that have a key, in the order above. */
export function connectPlatforms(
  settings: Partial<Record<PlatformId, PlatformSettings | null>>,
  { timeoutMs = 120_000, prices = {} }: { timeoutMs?: number; prices?: Partial<Record<PlatformId, Price>> } = {},
): PlatformAdapter[] {
  return vendors.flatMap((vendor) => {
    const own = settings[vendor.id];
    return own ? [connect(vendor, own, prices[vendor.id] ?? listPrices[vendor.id], timeoutMs)] : [];
  });
}

function connect(vendor: Vendor, settings: PlatformSettings, price: Price, timeoutMs: number): PlatformAdapter {
  const model = settings.model ?? vendor.models[0];
  const baseUrl = withVersion(settings.baseUrl, vendor.defaultBaseUrl);
  const credentials = { apiKey: settings.apiKey, model };
  const { modelList } = vendor;
  return {
    id: vendor.id,
    name: vendor.name,
    model,
    typicalCostUsd: typicalCost(vendor.id, price),
    ask,
    listModels: modelList && listModels,
  };

  async function ask(asked: Asked, signal: AbortSignal, leaving: () => Promise<void>): Promise<AskResult> {
    const time = limit(timeoutMs, signal);
    const kept: { error: unknown }[] = [];
    const leave = () =>
      leaving().catch((error: unknown) => {
        kept.push({ error });
        throw error;
      });
    let before = { usage: noUsage, costUsd: 0 };
    try {
      let request = vendor.request(asked, { ...credentials, model: asked.model ?? model });
      for (let turn = 0; ; turn += 1) {
        const called = await callVendor(vendor, { baseUrl, request, signal: time.signal, leaving: leave });
        if (!called.ok)
          return { ok: false, failure: { ...called.failure, costUsd: called.failure.costUsd + before.costUsd } };
        const next = turn < mostTurns ? (vendor.pauses?.goOn(request, called.body) ?? null) : null;
        const result = resultOf(vendor.pauses?.whole(request, called.body) ?? called.body, asked.cap, before);
        if (next === null) return result;
        before = { usage: result.usage, costUsd: result.costUsd };
        request = next;
      }
    } catch (error) {
      if (kept[0]) throw kept[0].error;
      if (signal.aborted) return failed('stopped', `${vendor.name} was not waited for`, before.costUsd);
      if (time.signal.aborted)
        return failed(
          'timeout',
          `${vendor.name} did not answer within ${Math.round(timeoutMs / 1000)} seconds`,
          before.costUsd,
        );
      throw error;
    } finally {
      time.end();
    }
  }

  /** `before`: what the earlier turns of a paused answer used. */
  function resultOf(
    raw: unknown,
    cap: number,
    before: { usage: Usage; costUsd: number },
  ): AskResult & { usage: Usage; costUsd: number } {
    const read = vendor.read(raw, cap);
    const own = read.ok ? read.answer.usage : read.usage;
    const costUsd = before.costUsd + (read.vendorCostUsd ?? costOf(own, price));
    const usage = addUsage(before.usage, own);
    const no = (kind: FailureKind, detail: string) => ({ ...failed(kind, detail, costUsd), usage, costUsd });
    if (!read.ok) return no(read.kind, read.detail);
    const { answer } = read;
    if (answer.text.trim() === '') return no('empty', `${vendor.name} gave an empty answer`);
    return {
      ok: true,
      reply: { ...answer, usage, text: answer.text.slice(0, longestAnswer), costUsd, raw },
      usage,
      costUsd,
    };
  }

  async function listModels(signal: AbortSignal): Promise<ModelListResult> {
    if (!modelList) return failed('rejected', `${vendor.name} has no list of models`);
    const time = limit(timeoutMs, signal);
    try {
      const called = await callVendor(vendor, {
        baseUrl,
        request: modelList.request(credentials),
        signal: time.signal,
        leaving: async () => {},
      });
      if (!called.ok) return called;
      const models = modelList.read(called.body);
      return models === null
        ? failed('bad-reply', `${vendor.name} sent a list of models that cannot be read`)
        : { ok: true, models };
    } catch {
      return failed('timeout', `${vendor.name} did not send its list of models in time`);
    } finally {
      time.end();
    }
  }
}

const longestAnswer = 20_000; // characters; an answer that is longer is no answer to a buyer's question
const mostTurns = 2; // a vendor that pauses more often is not waited for

function addUsage(a: Usage, b: Usage): Usage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    searches: a.searches + b.searches,
  };
}

function failed(kind: FailureKind, detail: string, costUsd = 0): { ok: false; failure: AskFailure } {
  return { ok: false, failure: { kind, detail, retryAfterMs: null, costUsd } };
}

/** "http://127.0.0.1:9000" means the vendor's usual version below it. */
function withVersion(baseUrl: string | null, usual: string): string {
  const own = (baseUrl ?? usual).replace(/(?<!\/)\/+$/, '');
  return new URL(own).pathname === '/' ? own + new URL(usual).pathname : own;
}
