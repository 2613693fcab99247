import type { Account, Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdMember } from '../../sessions/steps/hold-member.ts';
import { holdStanding } from '../../standings/steps/hold-standing.ts';

/**
 * Holds the account, so that changes of its verifications happen one after another, and checks again that it is an
 * adult's.
 * @throws Refusal `general_unauthorized_scope`, `user_blocked`, `age_unknown`, `opens_later`
 */
export async function holdApplicant(tx: Tx, member: Member): Promise<Account> {
  const account = await holdMember(tx, member);
  const standing = await holdStanding(tx, member.id);
  if (standing) requireAge(standing, 'adult');
  return account;
}
