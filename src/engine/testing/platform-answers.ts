import type { Platform } from '#engine/contract.ts';
import type { AnswerReading, PlatformAnswer } from '#engine/evidence/evidence.ts';

/** `count` valid answers of one platform, three runs per prompt; `make` gives what differs. */
export function answersOf(
  platform: Platform,
  count: number,
  make: (index: number) => Partial<PlatformAnswer>,
): PlatformAnswer[] {
  return Array.from({ length: count }, (_, index) => ({
    platform,
    model: 'test-model',
    promptId: `p${Math.floor(index / 3)}`,
    promptKind: 'unbranded',
    prompt: 'Which bakeries in Leeds would you recommend?',
    run: index % 3,
    askedAt: '2026-11-20T10:00:00.000Z',
    searched: true,
    text: '',
    retrieved: [],
    cited: [],
    valid: true,
    invalidReason: null,
    ...make(index),
  }));
}

type Read = Extract<AnswerReading, { state: 'read' }>;

/** What a model read, with nobody else named. */
export function readingOf(brand: Partial<Read['brand']>, rivals: Read['rivals'] = []): Read {
  return {
    state: 'read',
    model: 'test-reader',
    brand: { role: 'absent', rank: null, tone: null, quote: null, toneQuote: null, ...brand },
    rivals,
    refusal: { kind: 'none', quote: null },
  };
}
