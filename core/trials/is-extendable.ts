import type { Db } from '#db/connect.ts';
import type { TrialRow } from './row.ts';

/** Two weeks more are given once, by an amendment: the agreement has to go on. */
export async function isExtendable(
  db: Db,
  { agreement_id: id, is_extended: isExtended }: Pick<TrialRow, 'agreement_id' | 'is_extended'>,
): Promise<boolean> {
  if (isExtended) return false;
  const agreement = await db
    .selectFrom('agreements')
    .select('id')
    .where('id', '=', id)
    .where('stage', '=', 'active')
    .executeTakeFirst();
  return agreement !== undefined;
}
