import { getDomain } from 'tldts';
import type pg from 'pg';
import { ifAlone, oneAtATime } from '#base/one-at-a-time.ts';
import { websiteHost } from '#base/website-host.ts';

/** What a website's owner has registered, which all names below it share; of an address without such a name, its host. */
export function domainOfSite(website: string): string {
  const host = websiteHost(website);
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

/** Reads a website while nobody else does, in whichever process: a host is never asked faster than one reader asks. null: somebody does. */
export function readIfFree<T>(pool: pg.Pool, website: string, read: () => Promise<T>): Promise<{ value: T } | null> {
  return ifAlone(pool, turnOf(website), read);
}

/** The same for who waits until it is free. */
export function readInTurn<T>(pool: pg.Pool, website: string, signal: AbortSignal, read: () => Promise<T>): Promise<T> {
  return oneAtATime(pool, turnOf(website), signal, read);
}

const turnOf = (website: string) => `read ${websiteHost(website)}`;
