import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';

const byBytes = sql<string>`subject_id collate "C"`;

/** Nothing is waited for any more about a subject, or a part of it: what is named by it and a dot. */
export async function releaseAllAbout(tx: Tx, subjectId: string): Promise<void> {
  const released = await tx
    .updateTable('clocks')
    .set({ state: 'released', ended_at: now, next_notice_at: null, left_ms: null, stopped_state: null })
    // "/" is the byte after ".".
    .where((clock) =>
      clock.or([
        clock('subject_id', '=', subjectId),
        clock.and([clock(byBytes, '>', `${subjectId}.`), clock(byBytes, '<', `${subjectId}/`)]),
      ]),
    )
    .where('ended_at', 'is', null)
    .returning(['id', 'kind', 'subject_id', 'owed_by'])
    .execute();
  for (const { id: clockId, kind, subject_id: about, owed_by: accountId } of released)
    await record(tx, { name: 'clocks.ended', accountId, subject: { clockId, kind, subjectId: about } });
}
