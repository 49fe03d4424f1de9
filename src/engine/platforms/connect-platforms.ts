import { limit } from '#engine/limit.ts';
import { chatgpt } from './chatgpt.ts';
import { claude } from './claude.ts';
import type { AskFailure, AskResult, FailureKind, PlatformAdapter, PlatformId, PlatformSettings, Vendor } from './contract.ts';
import { describeError } from './describe-error.ts';
import { gemini } from './gemini.ts';
import { grok } from './grok.ts';
import { perplexity } from './perplexity.ts';
import { costOf, listPrices, type Price, typicalCost } from './prices.ts';

/** Every platform we can ask. Another one is one file and one row here. */
export const vendors: readonly Vendor[] = [chatgpt, claude, perplexity, grok, gemini];

/** Adapters for those platforms that have a key, in the order above. */
export function connectPlatforms(
  settings: Partial<Record<PlatformId, PlatformSettings | null>>,
  { timeoutMs = 90_000, prices = {} }: { timeoutMs?: number; prices?: Partial<Record<PlatformId, Price>> } = {},
): PlatformAdapter[] {
  return vendors.flatMap((vendor) => {
    const own = settings[vendor.id];
    return own ? [connect(vendor, own, prices[vendor.id] ?? listPrices[vendor.id], timeoutMs)] : [];
  });
}

function connect(vendor: Vendor, settings: PlatformSettings, price: Price, timeoutMs: number): PlatformAdapter {
  const model = settings.model ?? vendor.defaultModel;
  const baseUrl = withVersion(settings.baseUrl, vendor.defaultBaseUrl);
  return { id: vendor.id, name: vendor.name, model, typicalCostUsd: typicalCost(price), ask };

  async function ask(prompt: string, signal: AbortSignal, leaving: () => Promise<void>): Promise<AskResult> {
    const time = limit(timeoutMs, signal);
    const kept: { error: unknown }[] = [];
    const send: typeof fetch = async (input, init) => {
      await leaving().catch((error: unknown) => {
        kept.push({ error });
        throw error;
      });
      return fetch(input, { ...init, redirect: 'error' });
    };
    let raw: unknown;
    try {
      raw = await vendor.send(prompt, { apiKey: settings.apiKey, baseUrl, model, signal: time.signal, fetch: send });
    } catch (error) {
      if (kept[0]) throw kept[0].error;
      if (signal.aborted) return failed('stopped', `${vendor.name} was not waited for`);
      if (time.signal.aborted) return failed('timeout', `${vendor.name} did not answer within ${Math.round(timeoutMs / 1000)} seconds`);
      return { ok: false, failure: describeError(vendor.name, error) };
    } finally {
      time.end();
    }
    const read = vendor.read(raw);
    const usage = read.ok ? read.answer.usage : read.usage;
    const costUsd = read.vendorCostUsd ?? costOf(usage, price);
    if (!read.ok) return failed(read.kind, read.detail, costUsd);
    const { answer } = read;
    if (answer.text.trim() === '') return failed('empty', `${vendor.name} gave an empty answer`, costUsd);
    if (isRefusal(answer.text)) return failed('refusal', `${vendor.name} declined to answer`, costUsd);
    return { ok: true, reply: { ...answer, text: answer.text.slice(0, longestAnswer), costUsd, raw } };
  }
}

const longestAnswer = 20_000; // characters; an answer that is longer is no answer to a buyer's question

function failed(kind: FailureKind, detail: string, costUsd = 0): { ok: false; failure: AskFailure } {
  return { ok: false, failure: { kind, detail, retryAfterMs: null, costUsd } };
}

/** "http://127.0.0.1:9000" means the vendor's usual version below it. */
function withVersion(baseUrl: string | null, usual: string): string {
  const own = (baseUrl ?? usual).replace(/\/+$/, '');
  return new URL(own).pathname === '/' ? own + new URL(usual).pathname : own;
}

function isRefusal(text: string): boolean {
  return (
    text.length < 300 &&
    /^\W*(?:i(?:['’]m| am)\s+(?:sorry|unable|not able)|sorry|i\s+can(?:['’]t|not)\s+(?:help|assist|comply|provide)|i\s+won['’]t)\b[^.!?]*\b(?:can(?:['’]t|not)|unable|not able|won['’]t|help|assist|comply)\b/i.test(
      text,
    )
  );
}
