import type { TeamBody } from '#contract/projects/team-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { refuseOffers } from '../screening/refuse-offers.ts';
import { getTeam } from './get-team.ts';
import { mayLeadTeam } from './policy.ts';
import { holdSeat } from './steps/hold-seat.ts';

type Asked = { projectSlug: string; personId: string; title: string };

/**
 * Gives a team member a title: owners to all, others to themself.
 * @throws Refusal `project_unknown`; `project_closed`; `nothing_offered`
 */
export async function titleMember(core: Core, member: Member, input: Asked): Promise<TeamBody> {
  refuseOffers({ title: input.title });
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, input.projectSlug);
    if (input.personId !== member.id && !mayLeadTeam(seat)) throw new Refusal('project_closed');
    const titled = await tx
      .updateTable('project_members')
      .set({ title: input.title })
      .where('project_id', '=', seat.id)
      .where('account_id', '=', input.personId)
      .returning('account_id')
      .executeTakeFirst();
    if (!titled) throw new Refusal('project_unknown');
    const subject = { projectId: seat.id, by: member.id };
    await record(tx, { name: 'projects.titled', accountId: input.personId, subject });
  });
  return getTeam(core, member, input.projectSlug);
}
