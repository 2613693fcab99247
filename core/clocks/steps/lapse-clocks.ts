import { sql } from 'kysely';
import { deadlines } from '#contract/collected.ts';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { lateDeadlines } from '../deadlines.ts';
import { maySilenceCount } from '../may-silence-count.ts';
import { beat } from './beat.ts';

const knownWaits = Object.keys(deadlines);

/**
 * Ends up to `most` clocks whose time is over, each once, whoever else does the same meanwhile.
 * @returns how many
 */
export async function lapseClocks(tx: Tx, most: number): Promise<number> {
  await beat(tx);
  const lapsed = await tx
    .updateTable('clocks')
    .set({ state: 'lapsed', ended_at: now, next_notice_at: null })
    .set({ is_late: sql<boolean>`kind = any(${[...lateDeadlines]}::text[])` })
    .where('id', 'in', (query) =>
      query
        .selectFrom('clocks')
        .select('id')
        .where('state', 'in', ['running', 'extended'])
        .where('due_at', '<=', sql<Date>`clock_timestamp()`)
        // What a newer server has begun only that one can end: no reaction here knows what follows.
        .where(sql<boolean>`kind = any(${knownWaits}::text[])`)
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
