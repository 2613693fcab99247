import type { Tx } from '../../ground/events.ts';
import { holdOffered, type Offered } from '../../opportunities/steps/hold-offered.ts';
import { type ApplicationRow, rowOf } from '../row.ts';

/** An application, held with its opportunity and project until the transaction ends, in the order in which everything holds them. */
export async function holdApplication(
  tx: Tx,
  id: string,
): Promise<{ one: ApplicationRow; offered: Offered } | undefined> {
  const found = await tx
    .selectFrom('applications')
    .select('opportunity_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const offered = found && (await holdOffered(tx, found.opportunity_id));
  if (!offered) return undefined;
  const row = await tx
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && { one: rowOf(row), offered };
}
