import { projectLimits } from '#contract/projects/limits.ts';
import type { TeamBody } from '#contract/projects/team-calls.ts';
import { now } from '#db/now.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { dutyOfOwner } from '../ground/duty.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getTeam } from './get-team.ts';
import { askSuccessor } from './steps/ask-successor.ts';
import { countOwners } from './steps/count-owners.ts';
import { holdSeat } from './steps/hold-seat.ts';
import { takeSeat } from './steps/take-seat.ts';

type Answer = { projectSlug: string; accepted: boolean };

/**
 * Answers whether the member will own the project. After a yes the asking owner leaves, if they meant to and no duty
 * keeps them. The same answer again changes nothing.
 * @throws Refusal `project_unknown`; `project_not_asked`, also after the deadline; `project_owners_full`
 */
export async function answerOwnership(core: Core, member: Member, input: Answer): Promise<TeamBody> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, input.projectSlug);
    const asked = await tx
      .selectFrom('project_hand_overs')
      .selectAll()
      .where('project_id', '=', seat.id)
      .where('account_id', '=', member.id)
      .orderBy('declined_at', (order) => order.desc().nullsFirst())
      .limit(1)
      .executeTakeFirst();
    if (!asked || asked.declined_at) {
      if (input.accepted ? seat.is_owner : asked) return;
      throw new Refusal('project_not_asked');
    }
    const kind = asked.asked_by === null ? 'owner_succession' : 'owner_hand_over';
    if (!(await meetDeadline(tx, kind, asked.id))) throw new Refusal('project_not_asked');
    const subject = { projectId: seat.id, askedBy: asked.asked_by ?? undefined };
    await record(tx, { name: 'projects.ownerAnswered', accountId: member.id, subject });
    if (input.accepted) return become(tx, seat.id, member.id, asked);
    await tx.updateTable('project_hand_overs').set({ declined_at: now }).where('id', '=', asked.id).execute();
    if (asked.asked_by === null) await askSuccessor(tx, seat.id);
  });
  return getTeam(core, member, input.projectSlug);
}

type Asked = { id: string; asked_by: string | null; leaves: boolean };

async function become(tx: Tx, projectId: string, accountId: string, asked: Asked): Promise<void> {
  await tx.deleteFrom('project_hand_overs').where('id', '=', asked.id).execute();
  await tx
    .updateTable('project_members')
    .set({ is_owner: true })
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .execute();
  if (asked.leaves && asked.asked_by) await leaveIfFree(tx, projectId, asked.asked_by);
  if ((await countOwners(tx, projectId)) > projectLimits.owners) throw new Refusal('project_owners_full');
}

/** An owner with a duty to stay remains one, although there is another owner now. */
async function leaveIfFree(tx: Tx, projectId: string, accountId: string): Promise<void> {
  if (!(await dutyOfOwner(tx, { accountId, projectId }))) await takeSeat(tx, projectId, accountId);
}
