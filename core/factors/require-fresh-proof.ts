import { sql } from 'kysely';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * Members with a second factor have proven it within ten minutes before a call that asks for a fresh proof.
 * @throws Refusal `user_challenge_required` when this session has not
 */
export async function requireFreshProof({ db }: Pick<Core, 'db'>, member: Member): Promise<void> {
  if (!member.account.mfa_since) return;
  const proven = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', member.sessionId)
    .where('proven_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirst();
  if (!proven) throw new Refusal('user_challenge_required');
}
