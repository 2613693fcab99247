import { sql } from 'kysely';
import { record, type Tx } from '../../ground/events.ts';
import { endedAs } from '../ended-as.ts';
import { isWaiting } from '../is-waiting.ts';

const byBytes = sql<string>`subject_id collate "C"`;

/** Releases all deadlines of a subject and its parts, whose ids are the subject's id, a dot and a suffix. */
export async function releaseAllAbout(tx: Tx, subjectId: string): Promise<void> {
  const released = await tx
    .updateTable('clocks')
    .set(endedAs('released'))
    // "/" is the byte after ".".
    .where((deadline) =>
      deadline.or([
        deadline('subject_id', '=', subjectId),
        deadline.and([deadline(byBytes, '>', `${subjectId}.`), deadline(byBytes, '<', `${subjectId}/`)]),
      ]),
    )
    .where(isWaiting)
    .returning(['id', 'kind', 'subject_id', 'owed_by'])
    .execute();
  for (const { id: deadlineId, kind, subject_id: about, owed_by: accountId } of released)
    await record(tx, {
      name: 'clocks.ended',
      accountId,
      subject: { clockId: deadlineId, kind, subjectId: about },
    });
}
