import { sql } from 'kysely';
import { deadlineRules } from '#contract/collected.ts';
import { now } from '#db/now.ts';
import { together } from '#db/together.ts';
import { record, type Tx } from '../../ground/events.ts';
import { lateDeadlines } from '../deadline-rules.ts';
import { maySilenceCount } from '../may-silence-count.ts';
import { beat } from './beat.ts';

const knownDeadlines = Object.keys(deadlineRules);

/**
 * Lapses up to `most` passed deadlines, each once, also when other servers do the same at the same time.
 * @returns how many
 */
export async function lapseDeadlines(tx: Tx, most: number): Promise<number> {
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
        // A kind that a newer server declares is left to that server: this version has no reaction for it.
        .where(sql<boolean>`kind = any(${knownDeadlines}::text[])`)
        .where(maySilenceCount)
        .orderBy('due_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'subject_id', 'owed_by'])
    .execute();
  // Together, because all other servers that lapse deadlines wait for the heartbeat row.
  await together(
    tx,
    lapsed.map(
      ({ id, kind, subject_id: subjectId, owed_by: accountId }) =>
        () =>
          record(tx, { name: 'clocks.lapsed', accountId, subject: { clockId: id, kind, subjectId } }),
    ),
  );
  return lapsed.length;
}
