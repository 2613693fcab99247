import type { GuardianBody } from '#contract/guardians/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { statusOf } from './policy.ts';

/** The guardian who was asked for this member, and their answer. */
export async function getGuardian(core: Core, member: Member): Promise<GuardianBody> {
  const found = await core.db
    .selectFrom('guardians')
    .select(['email', 'confirmed', 'reviewed_at'])
    .where('account_id', '=', member.id)
    .executeTakeFirst();
  if (!found) return { status: 'none', email: '', isReviewed: false };
  return { status: statusOf(found), email: found.email, isReviewed: found.reviewed_at !== null };
}
