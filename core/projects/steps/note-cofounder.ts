import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';

/** Notes that a member of the team of a held project is a co-founder since today, or is none any more. */
export async function noteCofounder(
  tx: Tx,
  { projectId, accountId, isOne }: { projectId: string; accountId: string; isOne: boolean },
): Promise<void> {
  await tx
    .updateTable('project_members')
    .set({ cofounder_on: isOne ? sql<string>`current_date` : null })
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .execute();
}
