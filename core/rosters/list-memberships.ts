import type { z } from 'zod';
import type { membershipRow } from '#contract/rosters/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { asksOf, presentAskRow } from './show-ask.ts';
import { membershipsOf, presentMembershipRow } from './show-membership.ts';

/** The memberships of the member as a student, the newest first, after those that wait for the guardian. */
export async function listMemberships(
  { db }: Core,
  { id }: Member,
): Promise<{ memberships: z.infer<typeof membershipRow>[] }> {
  const rows = await membershipsOf(db, id).orderBy('membership.begun_at', 'desc').execute();
  const asks = await asksOf(db, id).orderBy('ask.asked_at', 'desc').execute();
  return { memberships: [...asks.map(presentAskRow), ...rows.map(presentMembershipRow)] };
}
