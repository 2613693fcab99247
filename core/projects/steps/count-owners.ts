import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';

/** The number of owners of a held project. */
export async function countOwners(tx: Tx, projectId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('project_members')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('project_id', '=', projectId)
    .where('is_owner', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}
