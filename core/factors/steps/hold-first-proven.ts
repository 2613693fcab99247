import { sql } from 'kysely';
import type { Account, Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdProvenMember } from '../../sessions/steps/hold-member.ts';

/**
 * Holds a member whose password was compared. Without a password and without a factor, a log-in within ten minutes proves them.
 * @throws Refusal `user_invalid_credentials`, `factor_sign_in_again`
 */
export async function holdFirstProven(tx: Tx, member: Member): Promise<Account> {
  const account = await holdProvenMember(tx, member);
  if (account.mfa_since || account.password_hash !== null) return account;
  const fresh = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', member.sessionId)
    .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirst();
  if (!fresh) throw new Refusal('factor_sign_in_again');
  return account;
}
