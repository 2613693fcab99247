import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { PeopleVisibility } from '#db/tables/people.ts';
import { recordConsent } from '../../consents/steps/record-consent.ts';
import { record, type Tx } from '../../ground/events.ts';

/** Sets who may see a member, with the consent to it. The same choice again changes nothing. */
export async function changeVisibility(
  tx: Tx,
  accountId: string,
  visibility: PeopleVisibility,
): Promise<void> {
  const changed = await tx
    .updateTable('people')
    .set({
      visibility,
      version: sql<number>`version + 1`,
      updated_at: now,
      shown_at: sql<Date>`case when visibility = 'hidden' then now() else shown_at end`,
    })
    .where('account_id', '=', accountId)
    .where('visibility', '<>', visibility)
    .returning('account_id')
    .executeTakeFirst();
  if (!changed) return;
  const given = visibility !== 'hidden';
  await recordConsent(tx, { accountId, document: 'visibility', given, detail: given ? visibility : '' });
  await record(tx, { name: 'people.changed', accountId });
}
