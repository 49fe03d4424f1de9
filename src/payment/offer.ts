import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#base/db.ts';
import type { OwnersChoice } from '#base/owners-choice.ts';
import { orders } from '#db/schema.ts';
import { decideOffer } from './catalogue.ts';

/** How long and how often the assessment is sold at its lower price. `since`: orders paid before it took none of the spots. */
export type Offer = { endsAt: string | null; spots: { count: number; since: string | null } | null };
export const endlessOffer: Offer = { endsAt: null, spots: null };

/** What is real of the owner's choice: samples and "off" end nothing and count nothing. */
export function offerOf({ offer, spots }: Pick<OwnersChoice, 'offer' | 'spots'>): Offer {
  return { endsAt: typeof offer === 'object' ? offer.endsAt : null, spots: typeof spots === 'object' ? spots : null };
}

export type OfferWatch = {
  /** Reads how many spots are left, if they are counted and the last count is older than `maxAgeMs`. */
  count: (maxAgeMs: number) => Promise<void>;
  isOver: () => boolean;
  /** As last counted; null where spots are not counted. */
  spotsLeft: () => number | null;
};

/** From here on the catalogue's prices follow the end of the offer. */
export function followOffer({ db, now }: { db: Queryable; now: () => Date }, { endsAt, spots }: Offer): OfferWatch {
  let sold = 0;
  let countedAt = Number.NEGATIVE_INFINITY;
  const spotsLeft = () => (spots === null ? null : Math.max(0, spots.count - sold));
  const isOver = () => (endsAt !== null && now().getTime() >= Date.parse(endsAt)) || spotsLeft() === 0;
  decideOffer(isOver);
  return {
    async count(maxAgeMs) {
      if (spots === null || now().getTime() - countedAt < maxAgeMs) return;
      const atLowerPrice = sql`${orders.catalogue} ->> 'originalAmountCents' is not null`;
      const inTime = spots.since === null ? isNotNull(orders.paidAt) : gte(orders.paidAt, new Date(spots.since));
      sold = await db.$count(
        orders,
        and(eq(orders.status, 'paid'), eq(orders.tier, 'assessment'), atLowerPrice, inTime),
      );
      countedAt = now().getTime();
    },
    isOver,
    spotsLeft,
  };
}
