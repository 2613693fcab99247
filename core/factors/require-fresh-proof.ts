import { inSeconds } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/** Ten minutes. */
const fresh = 600;

/**
 * Members with a second factor have proven it within ten minutes before a call that asks for a fresh proof.
 * @throws Refusal `user_challenge_required` when this session has not
 */
export async function requireFreshProof(core: Pick<Core, 'db'>, member: Member): Promise<void> {
  if (!(await isProven(core, member, fresh))) throw new Refusal('user_challenge_required');
}

/** True without a second factor, too: such calls ask for the password or a mailed code themselves. */
export async function isProven(
  { db }: Pick<Core, 'db'>,
  { account, sessionId }: Member,
  seconds: number,
): Promise<boolean> {
  if (!account.mfa_since) return true;
  const proven = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('proven_at', '>', inSeconds(-seconds))
    .executeTakeFirst();
  return proven !== undefined;
}
