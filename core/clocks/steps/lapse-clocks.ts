import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { silentWaits } from '../waits.ts';
import { beat } from './beat.ts';

/** Silence stands for a yes only where whoever is silent was reminded twice, a day ago or longer; where nobody is left, at once. */
const maySilenceCount = sql<boolean>`(
  kind <> all(${[...silentWaits]}::text[]) or owed_by is null or exists (
    select from clock_reminders as second
    where second.clock_id = clocks.id and second.handed_at <= clock_timestamp() - interval '24 hours'
      and exists (
        select from clock_reminders as first
        where first.clock_id = clocks.id and first.handed_at < second.handed_at
      )
  )
)`;

/**
 * Ends up to `most` clocks whose time is over, each once, whoever else does the same meanwhile.
 * @returns how many
 */
export async function lapseClocks(tx: Tx, most: number): Promise<number> {
  await beat(tx);
  const lapsed = await tx
    .updateTable('clocks')
    .set({ state: 'lapsed', ended_at: now, next_notice_at: null })
    .where('id', 'in', (query) =>
      query
        .selectFrom('clocks')
        .select('id')
        .where('state', 'in', ['running', 'extended'])
        .where('due_at', '<=', sql<Date>`clock_timestamp()`)
        .where(maySilenceCount)
        .orderBy('due_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'subject_id', 'owed_by'])
    .execute();
  // Together: all others that let clocks run out wait for the heartbeat.
  await Promise.all(
    lapsed.map(({ id, kind, subject_id: subjectId, owed_by: accountId }) =>
      record(tx, { name: 'clocks.lapsed', accountId, subject: { clockId: id, kind, subjectId } }),
    ),
  );
  return lapsed.length;
}
