// Who an agent says that it is: a document at an address of its own, or what it registered. Nobody has checked its name.
import { z } from 'zod';
import { countedPlaces } from '#base/counted-places.ts';
import { AppError } from '#base/errors.ts';
import { jsonOrNull } from '#base/json-or-null.ts';
import { sealed } from '#base/sealed.ts';
import { createThrottle } from '#base/throttle.ts';
import type { AgencyDeps } from './deps.ts';
import { storedTextSchema } from './stored-text.ts';

/** `site`: the host of its own document; null for one that registered. */
export type AgentClient = { id: string; name: string; redirectUris: string[]; site: string | null };
type ClientDeps = Pick<AgencyDeps, 'secretKey' | 'database' | 'now' | 'fetchClient'>;

const longestId = 1_500; // it travels in addresses and in a cookie
const mostKept = 200;
/** At the same time in one process: each keeps a database connection. */
const mostFetches = 2;
const keepSeconds = { least: 300, usual: 3_600, most: 86_400 };

const redirectUri = z.string().max(500).refine(isRedirectUri);
/** Addresses to which we send nobody are left out; one at least must remain. */
const redirectUris = z
  .array(z.unknown())
  .max(20)
  .transform((all) => all.flatMap((one) => redirectUri.safeParse(one).data ?? []))
  .refine(
    (some) => some.length > 0,
    'redirect_uris needs an https address, or an http one of 127.0.0.1, [::1] or localhost.',
  );
const clientName = storedTextSchema(200, 'client_name');
export const registrationSchema = z.object({
  client_name: clientName.default('An agent without a name'),
  redirect_uris: redirectUris,
});
/** One document is for all servers, so it may prefer to sign its requests; one that always does would not expect to be believed without. */
const documentSchema = z
  .object({
    client_id: z.string(),
    client_name: clientName,
    redirect_uris: redirectUris,
    token_endpoint_auth_method: z.string().default('none'),
    token_endpoint_auth_methods_supported: z.array(z.string()).default([]),
  })
  .refine((one) => [one.token_endpoint_auth_method, ...one.token_endpoint_auth_methods_supported].includes('none'));
const registered = z.object({ name: z.string(), redirectUris: z.array(z.string()) });

export type AgentClients = ReturnType<typeof createAgentClients>;

export function createAgentClients(deps: ClientDeps) {
  const seals = sealed(deps.secretKey, 'agent-client', registered);
  const fetches = createThrottle(deps.database.pool, { name: 'agent-client', points: 20, perSeconds: 600 });
  const places = countedPlaces();
  const kept = new Map<string, { client: AgentClient; until: number }>();

  /** The metadata of an address (a client id metadata document), as long as it may be kept. */
  async function described(id: string, userId: string): Promise<AgentClient> {
    const known = kept.get(id);
    if (known && known.until > deps.now().getTime()) return known.client;
    const taken = await fetches.take(userId);
    const leave = taken.allowed ? places.take([['all', mostFetches]]) : null;
    if (leave === null)
      throw new AppError(429, 'too-many-agents', 'Many agents connect just now. Please wait a few minutes.', {
        retryAfterSeconds: taken.allowed ? 60 : taken.retryAfterSeconds,
      });
    const answer = await deps.fetchClient(id).finally(leave);
    const document = documentSchema.safeParse(answer && jsonOrNull(answer.text));
    if (!answer || document.data?.client_id !== id)
      throw new AppError(400, 'agent-unknown', `We could not read at ${id} who this agent is. Tell those who made it.`);
    const { client_name: name, redirect_uris } = document.data;
    const client = { id, name, redirectUris: redirect_uris, site: new URL(id).host };
    kept.delete(id);
    kept.set(id, { client, until: deps.now().getTime() + 1000 * secondsToKeep(answer.cacheControl) });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return client;
  }

  return {
    /** Nothing is stored: the id is the registration, signed. null: it is too long to be carried about. */
    register({ client_name: name, redirect_uris }: z.infer<typeof registrationSchema>): AgentClient | null {
      const id = seals.seal({ name, redirectUris: redirect_uris });
      return id.length > longestId ? null : { id, name, redirectUris: redirect_uris, site: null };
    },
    /** `userId`: for whom a stranger's address is fetched. @throws AppError 400 for whom we cannot know, 429 for too many */
    async find(id: string, userId: string): Promise<AgentClient> {
      if (isDocumentAddress(id)) return described(id, userId);
      const own = seals.open(id);
      if (own === null)
        throw new AppError(
          400,
          'agent-unknown',
          'This agent is not registered here. Remove it there and connect again.',
        );
      return { id, ...own, site: null };
    },
  };
}

/** As the draft of client id metadata documents has them: https, a path, and one spelling. */
function isDocumentAddress(id: string): boolean {
  const url = URL.parse(id);
  return url?.protocol === 'https:' && url.href === id && url.pathname !== '/' && isBare(url);
}

/** Programs on the person's own computer listen where a port is free; anybody else at the very address. */
export function isRedirectOf({ redirectUris: all }: Pick<AgentClient, 'redirectUris'>, asked: string): boolean {
  return all.some(
    (one) => one === asked || (isLoopback(asked) && isLoopback(one) && atNoPort(one) === atNoPort(asked)),
  );
}

/** https, or a program on the person's own computer. */
function isRedirectUri(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && isBare(url) && !text.includes('#') && (url.protocol === 'https:' || isLoopback(text));
}

export function isLoopback(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'http:' && isBare(url) && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
}

const isBare = ({ username, password, hash }: URL): boolean => username + password + hash === '';

function atNoPort(address: string): string {
  const url = new URL(address);
  url.port = '';
  return url.href;
}

function secondsToKeep(cacheControl: string): number {
  const [, said] = /\bmax-age=(\d{1,9})\b/.exec(cacheControl) ?? [];
  const { least, usual, most } = keepSeconds;
  return said === undefined ? usual : Math.min(most, Math.max(least, Number(said)));
}
