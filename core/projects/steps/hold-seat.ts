import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdStanding } from '../../standings/steps/hold-standing.ts';
import { findSeat } from '../find-seat.ts';
import type { SeatRow } from '../present.ts';

/**
 * The project, held until the transaction ends, with the member's role in its team. All changes of a project or its
 * team do this first, so that they happen one after another.
 * @throws Refusal `project_unknown`, the same as for strangers; the refusals by age.
 */
export async function holdSeat(tx: Tx, member: Member, slug: string): Promise<SeatRow> {
  const standing = await holdStanding(tx, member.id);
  if (!standing) throw new Refusal('general_unauthorized_scope');
  requireAge(standing, 'adult');
  await tx.selectFrom('projects').select('id').where('slug', '=', slug).forUpdate().executeTakeFirst();
  const seat = await findSeat(tx, member.id, slug);
  if (!seat) throw new Refusal('project_unknown');
  return seat;
}
