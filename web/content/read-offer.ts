import { z } from 'zod';
import type { MarketingChoice } from './marketing-choice.ts';

/**
 * What OFFER and SPOTS say: "sample", "off", or `until:2026-12-01T00:00:00Z` and `20`, or `20:since:2026-11-01T00:00:00Z` where orders before that day
 * took none of them. A counted number is part of a real offer: beside the sample, which says that the price stays, it would contradict it.
 */
export function readOffer(env: Record<string, string | undefined>): Pick<MarketingChoice, 'offer' | 'spots'> {
  const [given, counted] = [env['OFFER'] || 'sample', env['SPOTS'] || 'sample'];
  const endsAt = /^until:(.+)$/.exec(given)?.[1];
  if (given !== 'sample' && given !== 'off' && !isInstant(endsAt)) {
    throw new Error(
      `OFFER is "${given}". It must be "sample", "off" or an end in UTC, like "until:2026-12-01T00:00:00Z".`,
    );
  }
  const [, count, , since = null] = /^([1-9]\d{0,5})(:since:(.+))?$/.exec(counted) ?? [];
  if (counted !== 'sample' && counted !== 'off' && (count === undefined || (since !== null && !isInstant(since)))) {
    throw new Error(
      `SPOTS is "${counted}". It must be "sample", "off" or a number, like "20" or "20:since:2026-11-01T00:00:00Z".`,
    );
  }
  if (count !== undefined && given === 'sample')
    throw new Error(
      'SPOTS counts, so OFFER must be "off" or "until:…": the sample countdown says that the price stays.',
    );
  return {
    offer: endsAt === undefined ? (given === 'off' ? 'off' : 'sample') : { endsAt },
    spots: count === undefined ? (counted === 'off' ? 'off' : 'sample') : { count: Number(count), since },
  };
}

const isInstant = (text: string | undefined): boolean => z.iso.datetime().safeParse(text).success;
