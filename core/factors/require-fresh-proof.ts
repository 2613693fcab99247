import { sql } from 'kysely';
import type { Proof } from '#contract/ground/call.ts';
import { gathered } from '#db/gathered.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/** Ten minutes. */
const fresh = 600;

/**
 * Within ten minutes before a call that asks for a fresh proof, members with a second factor have proven it, and others have logged
 * in or proven their password or mailbox, unless the call itself asks for one of them.
 * @throws Refusal `user_challenge_required` when this session has not
 */
export async function requireFreshProof(
  core: Pick<Core, 'db'>,
  member: Member,
  proof: Proof = true,
): Promise<void> {
  const { mfa_since: hasFactor, password_hash: password } = member.account;
  if (!hasFactor && (proof === 'itself' || (proof === 'password' && password !== null))) return;
  if (!(await isProven(core, member, fresh))) throw new Refusal('user_challenge_required');
}

/** A log-in counts as the proof of an account without a second factor. */
export async function isProven(
  { db }: Pick<Core, 'db'>,
  { account, sessionId }: Member,
  seconds: number,
): Promise<boolean> {
  const [session] = await select(db, sessionId);
  const since = account.mfa_since ? session?.since_proof : session?.since_any;
  return typeof since === 'number' && since < seconds;
}

/** Seconds since the last proof, and since that or the log-in. */
const select = gathered((db, sessionId: string) =>
  db
    .selectFrom('sessions')
    .select([
      sql<number | null>`extract(epoch from now() - proven_at)::float8`.as('since_proof'),
      sql<number>`extract(epoch from now() - greatest(created_at, proven_at))::float8`.as('since_any'),
    ])
    .where('id', '=', sessionId),
);
