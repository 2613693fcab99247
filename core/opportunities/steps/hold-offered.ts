import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { isShownToOthers } from '../../projects/is-seen-by.ts';
import { type OpportunityRow, rowOf } from '../row.ts';

export type Offered = OpportunityRow & { is_over: boolean; is_published: boolean };

/** The opportunity, held with its project until the transaction ends, for a caller outside the team. */
export async function holdOffered(tx: Tx, id: string): Promise<Offered | undefined> {
  const found = await tx
    .selectFrom('opportunities')
    .select('project_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  await tx.selectFrom('projects').select('id').where('id', '=', found.project_id).forUpdate().execute();
  await tx.selectFrom('opportunities').select('id').where('id', '=', id).forUpdate().execute();
  const row = await tx
    .selectFrom('opportunities')
    .innerJoin('projects', 'projects.id', 'opportunities.project_id')
    .selectAll('opportunities')
    .select(sql<boolean>`coalesce(opportunities.closes_at <= clock_timestamp(), false)`.as('is_over'))
    .select(sql<boolean>`${isShownToOthers}`.as('is_published'))
    .where('opportunities.id', '=', id)
    .executeTakeFirst();
  return row && rowOf(row);
}
