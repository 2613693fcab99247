import { record, type Tx } from '../../ground/events.ts';

/** Adds an adult to the team of a held project. A present member keeps their role. */
export async function joinTeam(
  tx: Tx,
  { projectId, accountId, title }: { projectId: string; accountId: string; title: string },
): Promise<void> {
  const joined = await tx
    .insertInto('project_members')
    .values({ project_id: projectId, account_id: accountId, is_owner: false, title })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  if (joined) await record(tx, { name: 'projects.joined', accountId, subject: { projectId } });
}
