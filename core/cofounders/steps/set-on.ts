import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { settleSearch } from './settle-search.ts';

/** Turns a held search on whose conditions and texts were checked. */
export async function setOn(tx: Tx, searchId: string, by: string | null): Promise<void> {
  // A change of the profile that is not committed yet has seen no search that is on, and settles none.
  await tx
    .selectFrom('profiles')
    .select('id')
    .where('owner_id', '=', searchId)
    .where('account_id', '=', searchId)
    .forShare()
    .execute();
  await tx
    .updateTable('cofounder_searches')
    .set({ state: 'on', pause: '', on_since: now, asked_at: null })
    .set({ opened_at: sql<Date>`coalesce(opened_at, now())` })
    .where('account_id', '=', searchId)
    .execute();
  await settleSearch(tx, searchId);
  await record(tx, { name: 'cofounders.turnedOn', accountId: by, subject: { searchId } });
}
