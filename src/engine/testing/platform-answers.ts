import type { Platform } from '#engine/contract.ts';
import type { AnswerNote, AnswerReading, PlaceRole, PlatformAnswer } from '#engine/evidence/evidence.ts';

/** `count` valid answers of one platform, three runs per prompt; `make` gives what differs. Nobody has read them. */
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

/** An answer that a model read: the business in the given role by the whole of its text, and the others by their names. */
export function readAs(
  role: PlaceRole | 'absent',
  text: string,
  rivals: readonly string[] = [],
): Pick<PlatformAnswer, 'text' | 'reading'> {
  const brand = role === 'absent' ? {} : { role, quote: text };
  return {
    text,
    reading: readingOf(
      brand,
      rivals.map((name, at) => ({ name, rank: at + 1, quote: name })),
    ),
  };
}

/** What a model read, with nobody else named. */
export function readingOf(
  brand: Partial<AnswerNote['brand']>,
  rivals: AnswerNote['rivals'] = [],
): Extract<AnswerReading, { state: 'read' | 'noted' }> {
  return {
    state: 'read',
    model: 'test-reader',
    brand: { role: 'absent', rank: null, tone: null, quote: null, toneQuote: null, ...brand },
    rivals,
    refusal: { kind: 'none', quote: null },
  };
}
