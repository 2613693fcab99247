import { hasOtherStaff } from '../../administration/steps/has-other-staff.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findRemoval, type RemovalRow } from '../find-removal.ts';
import { type Bar, barTo } from '../policy.ts';
import type { ProjectRow } from '../present.ts';

export type Judged = {
  project: ProjectRow;
  removal: RemovalRow | undefined;
  /** Why this administrator may not judge it. */
  bar: Bar;
};

/**
 * A project as an administrator judges it, held until the transaction ends.
 * @throws Refusal `project_unknown`
 */
export async function holdProject(
  tx: Tx,
  core: Core,
  administrator: Member,
  projectId: string,
): Promise<Judged> {
  const project = await tx
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
  if (!project) throw new Refusal('project_unknown');
  return { project, ...(await barOf(tx, core, administrator, projectId)) };
}

/** The present removal of a project, and why this administrator may not decide about it. */
export async function barOf(
  tx: Tx,
  core: Core,
  administrator: Member,
  projectId: string,
): Promise<Omit<Judged, 'project'>> {
  const removal = await findRemoval(tx, projectId);
  const seats = await tx
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', projectId)
    .execute();
  const team = seats.map((seat) => seat.account_id);
  const hasOther = await hasOtherStaff(tx, core, 'reviews', [administrator.id, ...team]);
  return { removal, bar: barTo(administrator.id, { team, removal, hasOther }) };
}
