import { AppError } from '#base/errors.ts';

/** For whom a PDF is set. Jobs of what was paid for (`paid`) come before whoever asks for one by a link or a key. */
export type PdfTurn = {
  lane: 'paid' | 'asked';
  /** Actors of one lane take turns, and one may have `mostWaiting` wait; null: jobs, which their queue bounds. */
  actor: string | null;
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal;
};

export const jobTurn: PdfTurn = { lane: 'paid', actor: null };
const mostWaiting = 4;

type Waiting = { turn: PdfTurn };

/** What waits, in the order in which it is taken: by lane, then in turn for each actor. */
export function pdfLanes<T extends Waiting>(most: { askedAtOnce: number }) {
  let waiting: T[] = [];
  const servedAt = new Map<string, number>(); // only of actors that still wait
  let served = 0;

  return {
    /** @throws AppError 429 when this actor waits for too many already */
    add(one: T): void {
      const { actor } = one.turn;
      if (actor !== null && waiting.filter(({ turn }) => turn.actor === actor).length >= mostWaiting)
        throw new AppError(429, 'too-many-pdfs', 'Several of your PDFs are being set. Please try again in a minute.', {
          retryAfterSeconds: 30,
        });
      waiting.push(one);
    },
    /** Who comes next while so many of the lane "asked" are being set. */
    next(askedNow: number): T | undefined {
      const paid = waiting.filter(({ turn }) => turn.lane === 'paid');
      const asked = askedNow < most.askedAtOnce ? waiting.filter(({ turn }) => turn.lane === 'asked') : [];
      const lane = paid.length > 0 ? paid : asked;
      const last = ({ turn }: T) => (turn.actor === null ? -1 : (servedAt.get(turn.actor) ?? 0));
      const chosen = lane.toSorted((a, b) => last(a) - last(b))[0];
      if (chosen) this.remove(chosen);
      const actor = chosen?.turn.actor ?? null;
      if (actor !== null && waiting.some(({ turn }) => turn.actor === actor)) servedAt.set(actor, (served += 1));
      return chosen;
    },
    remove(one: T): boolean {
      const before = waiting.length;
      waiting = waiting.filter((other) => other !== one);
      const { actor } = one.turn;
      if (actor !== null && !waiting.some(({ turn }) => turn.actor === actor)) servedAt.delete(actor);
      return waiting.length < before;
    },
    all: (): readonly T[] => waiting,
    clear: (): readonly T[] => waiting.splice(0),
  };
}
