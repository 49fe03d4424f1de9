import { jsonOrNull } from '#engine/base/json-or-null.ts';
import { z } from 'zod';
import { limit } from '#engine/base/limit.ts';
import { callVendor } from '#engine/platforms/call-vendor.ts';
import type { FormFiller } from '#engine/platforms/fill-form.ts';

/** A model behind an address that speaks OpenAI's chat completions: a server of one's own, such as Ollama or llama.cpp. What it costs is the operator's matter. */
export function compatibleFiller({
  url,
  model,
  apiKey,
}: {
  url: string;
  model: string;
  apiKey: string | null;
}): FormFiller {
  const name = new URL(url).host;
  return {
    model: `${model} at ${name}`,
    async fill({ instructions, input, schema, mostTokens, timeoutMs, signal }) {
      const time = limit(timeoutMs, signal);
      const no = (reason: string) => ({ ok: false as const, reason, costUsd: 0 });
      try {
        const json = z.toJSONSchema(schema);
        delete json.$schema;
        const body = {
          model,
          temperature: 0,
          max_tokens: mostTokens,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: input },
          ],
          response_format: { type: 'json_schema', json_schema: { name: 'form', strict: true, schema: json } },
        };
        const headers: Record<string, string> = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
        const called = await callVendor(
          { name, errorKinds: {} },
          {
            baseUrl: url.replace(/(?<!\/)\/+$/, ''),
            request: { path: '/chat/completions', headers, body },
            signal: time.signal,
            leaving: async () => {},
          },
        );
        if (!called.ok) return no(called.failure.detail);
        const choice = reply.safeParse(called.body).data?.choices[0];
        if (!choice) return no(`${name} sent a reply that cannot be read`);
        if (choice.message.refusal || choice.finish_reason === 'content_filter')
          return no(`${name} refused to read a page`);
        if (choice.finish_reason === 'length') return no(`${name} cut its answer short`);
        const parsed = schema.safeParse(jsonOrNull(choice.message.content ?? ''));
        return parsed.success ? { ok: true, value: parsed.data, costUsd: 0 } : no(`${name} did not fill in the form`);
      } catch {
        return no(`${name} did not answer in time`);
      } finally {
        time.end();
      }
    },
  };
}

const reply = z.looseObject({
  choices: z.array(
    z.looseObject({
      finish_reason: z.string().nullish(),
      message: z.looseObject({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ),
});
