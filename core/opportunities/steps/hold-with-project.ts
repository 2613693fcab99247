import type { Tx } from '../../ground/events.ts';
import { type OpportunityRow, rowOf } from '../row.ts';

/** An opportunity and its project, held until the transaction ends, the project first; null once it has gone. */
export async function holdWithProject(tx: Tx, id: string): Promise<OpportunityRow | null> {
  const found = await tx
    .selectFrom('opportunities')
    .select('project_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return null;
  await tx.selectFrom('projects').select('id').where('id', '=', found.project_id).forUpdate().execute();
  const row = await tx
    .selectFrom('opportunities')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? rowOf(row) : null;
}
