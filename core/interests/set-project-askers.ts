import type { ProjectAskersBody } from '#contract/interests/project-calls.ts';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayLeadTeam } from '../projects/policy.ts';
import { holdSeat } from '../projects/steps/hold-seat.ts';

type Said = { projectSlug: string; investors: boolean; professionals: boolean };

/**
 * Sets which members may ask the owners of the project. Nothing that waits ends by it. The last word counts.
 * @throws Refusal `project_unknown`; `project_closed` without the right; the refusals by age
 */
export async function setProjectAskers(
  core: Core,
  member: Member,
  { projectSlug, investors, professionals }: Said,
): Promise<ProjectAskersBody> {
  return core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, projectSlug);
    if (!mayLeadTeam(seat)) throw new Refusal('project_closed');
    const chosen = { investors, professionals };
    const changed = await tx
      .insertInto('project_askers')
      .values({ project_id: seat.id, ...chosen })
      .onConflict((conflict) =>
        conflict
          .column('project_id')
          .doUpdateSet({ ...chosen, changed_at: now })
          .where((row) =>
            row.or([
              row('project_askers.investors', '<>', investors),
              row('project_askers.professionals', '<>', professionals),
            ]),
          ),
      )
      .returning('project_id')
      .executeTakeFirst();
    const subject = { projectId: seat.id };
    if (changed) await record(tx, { name: 'interests.askersSet', accountId: member.id, subject });
    return { name: seat.name, ...chosen };
  });
}
