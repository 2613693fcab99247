import type { Tx } from '../../ground/events.ts';

/** No project is of an organisation that has ended. Projects are held in the order of their ids. */
export async function endProjects(tx: Tx, organisationId: string): Promise<void> {
  const said = await tx
    .selectFrom('organisation_projects')
    .select('project_id')
    .where('organisation_id', '=', organisationId)
    .orderBy('project_id')
    .execute();
  for (const { project_id: projectId } of said)
    await tx
      .deleteFrom('organisation_projects')
      .where('organisation_id', '=', organisationId)
      .where('project_id', '=', projectId)
      .execute();
}
