import { projectLimits } from '#contract/projects/limits.ts';
import type { TeamBody } from '#contract/projects/team-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getTeam } from './get-team.ts';
import { mayLeadTeam } from './policy.ts';
import { askToOwn } from './steps/ask-to-own.ts';
import { countOwners } from './steps/count-owners.ts';
import { holdSeat } from './steps/hold-seat.ts';

type Asked = { projectSlug: string; personId: string; leave: boolean };

/**
 * Asks a member of the team to own the project; they have 7 days to answer. A repeated request has no effect.
 * @throws Refusal `project_unknown`; `project_closed`; `project_owners_full`
 */
export async function askOwner(core: Core, member: Member, input: Asked): Promise<TeamBody> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, input.projectSlug);
    if (!mayLeadTeam(seat)) throw new Refusal('project_closed');
    const target = await tx
      .selectFrom('project_members')
      .select('is_owner')
      .where('project_id', '=', seat.id)
      .where('account_id', '=', input.personId)
      .executeTakeFirst();
    if (!target) throw new Refusal('project_unknown');
    if (target.is_owner) return;
    const room = projectLimits.owners + (input.leave ? 1 : 0);
    if ((await countOwners(tx, seat.id)) >= room) throw new Refusal('project_owners_full');
    await askToOwn(tx, {
      projectId: seat.id,
      accountId: input.personId,
      askedBy: member.id,
      leaves: input.leave,
    });
  });
  return getTeam(core, member, input.projectSlug);
}
