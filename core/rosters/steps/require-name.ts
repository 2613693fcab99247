import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/** @throws Refusal `cohort_name_taken` */
export async function requireName(tx: Tx, organisationId: string, name: string, besides = ''): Promise<void> {
  const other = await tx
    .selectFrom('cohorts')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('name', '=', name)
    .where('id', '<>', besides)
    .executeTakeFirst();
  if (other) throw new Refusal('cohort_name_taken', { param: 'name' });
}
