import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { touchOrganisation } from './touch-organisation.ts';

/**
 * No project is of an organisation that has ended. Those of a removed one wait for its appeal. Projects are held in the order of
 * their ids.
 */
export async function endProjects(tx: Tx, organisationId: string): Promise<void> {
  const organisation = await tx
    .selectFrom('organisations')
    .select('state')
    .where('id', '=', organisationId)
    .executeTakeFirst();
  // An appeal may have put it back meanwhile.
  if (organisation?.state !== 'removed' && organisation?.state !== 'closed') return;
  const said = await tx
    .selectFrom('organisation_projects')
    .select(['project_id', 'state'])
    .where('organisation_id', '=', organisationId)
    .where('state', '<>', 'ended')
    .orderBy('project_id')
    .execute();
  for (const { project_id: projectId, state } of said)
    if (organisation.state === 'removed' && state === 'agreed')
      await setState(tx, organisationId, projectId, 'ended');
    else await forget(tx, organisationId, projectId);
}

/**
 * Gives a held organisation that an appeal put back the projects that it had: those that others see, and that are of no other
 * organisation by now. Their owners are told, and can end it at once.
 */
export async function giveBackProjects(tx: Tx, organisationId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('organisation_projects as one')
    .innerJoin('projects', 'projects.id', 'one.project_id')
    .select(['one.project_id', 'projects.state'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('organisation_projects as other')
            .select('other.project_id')
            .whereRef('other.project_id', '=', 'one.project_id')
            .where('other.state', '=', 'agreed'),
        )
        .as('is_of_another'),
    )
    .where('one.organisation_id', '=', organisationId)
    .where('one.state', '=', 'ended')
    .orderBy('one.project_id')
    .execute();
  for (const { project_id: projectId, state, is_of_another: isOfAnother } of waiting) {
    if (isOfAnother || state !== 'published') {
      await forget(tx, organisationId, projectId);
      continue;
    }
    await setState(tx, organisationId, projectId, 'agreed');
    const subject = { organisationId, projectId, by: 'organisation' as const };
    await record(tx, { name: 'organisations.projectAgreed', accountId: null, subject });
  }
  if (waiting.length > 0) await touchOrganisation(tx, organisationId);
}

async function setState(tx: Tx, organisationId: string, projectId: string, state: 'agreed' | 'ended') {
  await tx
    .updateTable('organisation_projects')
    .set({ state, since: now })
    .where('organisation_id', '=', organisationId)
    .where('project_id', '=', projectId)
    .execute();
}

async function forget(tx: Tx, organisationId: string, projectId: string): Promise<void> {
  await tx
    .deleteFrom('organisation_projects')
    .where('organisation_id', '=', organisationId)
    .where('project_id', '=', projectId)
    .execute();
}
