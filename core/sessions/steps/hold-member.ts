import { now } from '#db/now.ts';
import { holdAccount } from '../../accounts/steps/hold-account.ts';
import type { Account, Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireNotSuspended } from '../../standings/require-not-suspended.ts';

/**
 * As `holdAccount`, for actions within a session, which may have ended or got another secret since the request was let
 * in.
 * @throws Refusal `general_unauthorized_scope` when it has; `user_blocked`.
 */
export async function holdMember(tx: Tx, member: Member, hold = holdAccount): Promise<Account> {
  return holdSession(tx, member, { hold });
}

/**
 * The same for actions that stay open to suspended members.
 * @throws Refusal `general_unauthorized_scope`; `user_blocked` unless it is `forSuspended`
 */
export async function holdSession(
  tx: Tx,
  member: Member,
  { hold = holdAccount, forSuspended = false },
): Promise<Account> {
  const account = await hold(tx, member.id);
  const session = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', member.sessionId)
    .where('account_id', '=', member.id)
    .where('secret_hash', '=', Buffer.from(member.secretHash, 'base64'))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (account && !forSuspended) await requireNotSuspended(tx, account.id);
  if (!account || !session) throw new Refusal('general_unauthorized_scope');
  return account;
}

/**
 * As `holdMember`, where the password was compared before and may have changed since.
 * @throws Refusal `user_invalid_credentials` when it has.
 */
export async function holdProvenMember(tx: Tx, member: Member): Promise<Account> {
  const account = await holdMember(tx, member);
  if (account.password_hash !== member.account.password_hash) throw new Refusal('user_invalid_credentials');
  return account;
}
