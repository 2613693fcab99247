import type { SharingBody } from '#contract/open-data/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findSeat } from '../projects/find-seat.ts';
import { mayEdit } from '../projects/policy.ts';

/**
 * Whether the opportunities of a project stand in the card and in the open data, for its team.
 * @throws Refusal `project_unknown`
 */
export async function getSharing({ db }: Core, member: Member, slug: string): Promise<SharingBody> {
  const seat = await findSeat(db, member.id, slug);
  if (!seat) throw new Refusal('project_unknown');
  const optOut = await db
    .selectFrom('project_opt_outs')
    .select('made_at')
    .where('project_id', '=', seat.id)
    .executeTakeFirst();
  return { isShared: !optOut, canChange: mayEdit(seat) };
}
