import type { SearchPause } from '#contract/cofounders/limits.ts';
import { record, type Tx } from '../../ground/events.ts';
import { endStillAsked } from './end-still-asked.ts';
import { holdSearch } from './hold-search.ts';
import { settleSearch } from './settle-search.ts';

/** Pauses a search that is on; one in another state stays as it is. */
export async function pauseSearch(
  tx: Tx,
  searchId: string,
  pause: SearchPause,
  by: string | null = null,
): Promise<void> {
  const row = await holdSearch(tx, searchId);
  if (row?.state !== 'on') return;
  await setPause(tx, searchId, pause, by);
}

/** Pauses a search for a case, also a draft: its member can neither turn it on nor delete it until `showAgain`. */
export async function holdBack(tx: Tx, searchId: string): Promise<void> {
  const row = await holdSearch(tx, searchId);
  if (row && row.state !== 'removed') await setPause(tx, searchId, 'case', null);
}

/** Its member turns it on again. */
export async function showAgain(tx: Tx, searchId: string): Promise<void> {
  await tx
    .updateTable('cofounder_searches')
    .set({ pause: 'own' })
    .where('account_id', '=', searchId)
    .where('pause', '=', 'case')
    .execute();
}

async function setPause(tx: Tx, searchId: string, pause: SearchPause, by: string | null): Promise<void> {
  await tx
    .updateTable('cofounder_searches')
    .set({ state: 'paused', pause, asked_at: null })
    .where('account_id', '=', searchId)
    .execute();
  await endStillAsked(tx, searchId);
  await settleSearch(tx, searchId);
  await record(tx, { name: 'cofounders.paused', accountId: by, subject: { searchId, pause } });
}
