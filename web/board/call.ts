import type { Task } from '#board/contract.ts';
import type { SiteProof } from '#report/contract.ts';

/** A call that was refused; `message` is the server's, for people. */
export class CallError extends Error {
  /** The task as it is now, where somebody else was faster. */
  readonly task: Task | null;
  readonly code: string;
  /** What shows whose website it is, where that has to be shown first. */
  readonly proof: SiteProof | null;

  constructor(message: string, code: string, { task = null, proof = null }: Refusal['details'] = {}) {
    super(message);
    this.code = code;
    this.task = task;
    this.proof = proof;
  }
}

/**
 * A call of our own server, whose answers need no second schema in the browser: it would weigh more than the page. Throws CallError on a refusal, TypeError where the network fails.
 */
export async function call<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) {
    const {
      message = `The server answered ${response.status}. Please try again.`,
      code = '',
      details,
    } = Object(answer) as Refusal;
    throw new CallError(message, code, details);
  }
  return answer as Answer; // made by the server from the contract that `Answer` is a type of
}

type Refusal = { message?: string; code?: string; details?: { task?: Task | null; proof?: SiteProof | null } };
