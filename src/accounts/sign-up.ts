import { sql } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import { randomId } from '#base/secrets.ts';
import { recordAudit } from '#db/audit.ts';
import { users } from '#db/schema.ts';
import type { SignUp } from './contract.ts';
import type { AccountDeps } from './deps.ts';
import { rememberDevice } from './device.ts';
import { whyGuessable } from './guessable.ts';
import { hashPasscode } from './hash-passcode.ts';
import { requestProof } from './mailed-proof.ts';

/**
 * Makes an account, to be confirmed by mail. For an address that has one, nothing changes and its owner is mailed a way in; whoever
 * asked cannot tell the two apart, not even by the work that is done.
 */
export async function signUp(deps: AccountDeps, { passcode, ...person }: SignUp, device: string): Promise<void> {
  refuseGuessable(passcode, person);
  const passcodeHash = await hashPasscode(passcode, deps.secretKey);
  const now = deps.now();
  await deps.database.db.transaction(async (tx) => {
    const id = randomId();
    const [made] = await tx
      .insert(users)
      .values({ id, ...person, passcodeHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (made) {
      await rememberDevice(tx, id, device, now);
      await recordAudit(tx, { actor: 'customer', action: 'user.signed-up', subjectId: id });
      await requestProof(deps, tx, 'welcome', id);
      return;
    }
    const [known] = await tx
      .select({ id: users.id })
      .from(users)
      .where(sql`lower(${users.email}) = lower(${person.email})`);
    await recordAudit(tx, { actor: 'customer', action: 'user.signed-up-again', subjectId: known?.id ?? id });
    await requestProof(deps, tx, 'known', known?.id ?? null);
  });
}

export function refuseGuessable(passcode: string, owner: { email: string; firstName: string; lastName: string }): void {
  const why = whyGuessable(passcode, owner);
  if (why !== null) throw new AppError(422, 'guessable-passcode', why);
}
