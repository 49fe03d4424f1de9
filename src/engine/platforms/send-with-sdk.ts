import { generateText, type LanguageModel, type ToolChoice, type ToolSet } from 'ai';
import type { Connection } from './contract.ts';

const mostTokens = 1500; // about a thousand words: more than any buyer reads

type Request<TOOLS extends ToolSet> = { model: LanguageModel; tools: TOOLS; toolChoice?: ToolChoice<TOOLS> };

/**
 * Sends one question through the vendor's client and answers the raw reply, which our own schema reads: the client drops
 * what it does not know, and takes a failure inside a good status for an error of the server.
 */
export async function sendWithSdk<TOOLS extends ToolSet>(
  prompt: string,
  { signal, fetch }: Pick<Connection, 'signal' | 'fetch'>,
  prepare: (fetchAndKeep: typeof fetch) => Request<TOOLS>,
): Promise<unknown> {
  const kept: { reply: unknown } = { reply: undefined };
  const { model, tools, toolChoice } = prepare(async (input, init) => {
    const response = await fetch(input, init);
    if (response.ok) {
      const copy = response.clone();
      kept.reply = await copy.json().catch(() => undefined);
    }
    return response;
  });
  try {
    await generateText({
      model,
      prompt,
      tools,
      ...(toolChoice && { toolChoice }),
      maxOutputTokens: mostTokens,
      maxRetries: 0, // the sampling step knows the budget and the deadline; the client does not
      abortSignal: signal,
    });
  } catch (error) {
    if (kept.reply === undefined) throw error;
  }
  return kept.reply;
}
