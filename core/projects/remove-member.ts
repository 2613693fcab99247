import type { TeamBody } from '#contract/projects/team-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getTeam } from './get-team.ts';
import { mayLeadTeam } from './policy.ts';
import { countOwners } from './steps/count-owners.ts';
import { holdSeat } from './steps/hold-seat.ts';
import { takeSeat } from './steps/take-seat.ts';

type Asked = { projectSlug: string; personId: string; reason: string };

/**
 * Removes a member from the team, who reads the reason. An owner is removed once all the others, at least two, have
 * voted for it.
 * @throws Refusal `project_unknown`; `project_closed`; `project_owner_stays` where there are too few other owners
 */
export async function removeMember(core: Core, member: Member, input: Asked): Promise<TeamBody> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, input.projectSlug);
    if (!mayLeadTeam(seat) || input.personId === member.id) throw new Refusal('project_closed');
    const target = await tx
      .selectFrom('project_members')
      .select('is_owner')
      .where('project_id', '=', seat.id)
      .where('account_id', '=', input.personId)
      .executeTakeFirst();
    if (!target) throw new Refusal('project_unknown');
    if (target.is_owner && !(await haveAllAgreed(tx, seat.id, input.personId, member.id))) {
      const subject = { projectId: seat.id };
      await record(tx, { name: 'projects.ownerVoted', accountId: member.id, subject });
      return;
    }
    await takeSeat(tx, seat.id, input.personId, member.id);
    const { personId: accountId, reason } = input;
    await post(tx, { letter: 'team-removed', accountId, projectId: seat.id, reason }, 'product');
  });
  return getTeam(core, member, input.projectSlug);
}

async function haveAllAgreed(tx: Tx, projectId: string, accountId: string, votedBy: string) {
  const needed = (await countOwners(tx, projectId)) - 1;
  if (needed < 2) throw new Refusal('project_owner_stays');
  await tx
    .insertInto('project_removal_votes')
    .values({ project_id: projectId, account_id: accountId, voted_by: votedBy })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const votes = await tx
    .selectFrom('project_removal_votes')
    .select('voted_by')
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .execute();
  return votes.length >= needed;
}
