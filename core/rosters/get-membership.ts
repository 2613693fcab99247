import type { MembershipBody } from '#contract/rosters/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showMembership } from './show-membership.ts';

/** @throws Refusal `roster_membership_unknown`, also for another member's */
export function getMembership({ db }: Core, { id }: Member, membershipId: string): Promise<MembershipBody> {
  return showMembership(db, id, membershipId);
}
