import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createXai } from '@ai-sdk/xai';
import type { LanguageModel } from 'ai';
import type { Config } from '#base/config.ts';

/** The first platform that has a key, with a small model where none is named; null without any key. */
export function chooseModel({ openai, anthropic, gemini, xai }: Config['platforms']): LanguageModel | null {
  if (openai) return createOpenAI(at(openai))(openai.model ?? 'gpt-5-mini');
  if (anthropic) return createAnthropic(at(anthropic))(anthropic.model ?? 'claude-haiku-4-5');
  if (gemini) return createGoogleGenerativeAI(at(gemini))(gemini.model ?? 'gemini-2.5-flash');
  if (xai) return createXai(at(xai))(xai.model ?? 'grok-4');
  return null;
}

function at({ apiKey, baseUrl }: { apiKey: string; baseUrl: string | null }) {
  return baseUrl === null ? { apiKey } : { apiKey, baseURL: baseUrl };
}
