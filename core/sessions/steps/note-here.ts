import { sql } from 'kysely';
import { noteAccess } from '../../accounts/steps/note-access.ts';
import { setLeaving } from '../../accounts/steps/set-leaving.ts';
import { record, type Tx } from '../../ground/events.ts';

/**
 * Notes the first sign of the member of a held account, if one is awaited. Others learn of it by the event; an erasing that another
 * person has begun ends at once, because a job could come too late.
 */
export async function noteHere(tx: Tx, accountId: string): Promise<void> {
  const seen = await tx
    .updateTable('watched_accounts')
    .set({ here_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('here_at', 'is', null)
    .returning('ends_leaving')
    .executeTakeFirst();
  if (!seen) return;
  await noteAccess(tx, accountId);
  if (seen.ends_leaving) await setLeaving(tx, accountId, null);
  await record(tx, { name: 'sessions.noticed', accountId });
}
