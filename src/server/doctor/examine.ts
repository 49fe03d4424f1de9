import { limit } from '#engine/base/limit.ts';
import type { Check, Result, Surroundings } from './check.ts';
import { red } from './check.ts';

/** Looks at everything at the same time, `seconds` for each; the results come in the order of the checks. */
export async function examine(
  checks: readonly Check[],
  surroundings: Omit<Surroundings, 'signal'>,
  seconds = 20,
): Promise<Result[]> {
  return Promise.all(
    checks.map(async (check) => ({
      id: check.id,
      looksAt: check.looksAt,
      ...(await look(check, surroundings, seconds)),
    })),
  );
}

async function look(check: Check, surroundings: Omit<Surroundings, 'signal'>, seconds: number) {
  const time = limit(seconds * 1000);
  const over = new Promise<never>((_resolve, reject) =>
    time.signal.addEventListener('abort', () => reject(new Error(`no answer within ${seconds} seconds`))),
  );
  try {
    return await Promise.race([check.look({ ...surroundings, signal: time.signal }), over]);
  } catch (error) {
    return red(
      `This could not be looked at: ${messageOf(error)}.`,
      'Check the setting and the network between this machine and who was asked.',
    );
  } finally {
    time.end();
  }
}

/** One line; drivers put details of their own below. */
function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]?.replace(/\.$/, '') ?? '';
}
