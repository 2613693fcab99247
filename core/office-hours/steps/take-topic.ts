import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { titleOfficeHours } from './title-office-hours.ts';

/** Empties the topic, and the words of a cancellation, by an administrator's decision. The office hour itself goes on. */
export async function takeTopic(tx: Tx, officeHourId: string): Promise<void> {
  await tx
    .updateTable('office_hours')
    .set({ topic: '', words: '', topic_taken_at: now })
    .where('id', '=', officeHourId)
    .where((row) => row.or([row('topic', '<>', ''), row('words', '<>', '')]))
    .execute();
  await titleOfficeHours(tx, [officeHourId], '');
  await record(tx, { name: 'officeHours.topicChanged', accountId: null, subject: { officeHourId } });
}

/** Restores both after a granted appeal. Words that the mentor has written since stay. */
export async function giveTopicBack(
  tx: Tx,
  officeHourId: string,
  { topic, words }: { topic: string; words: string },
): Promise<void> {
  const given = await tx
    .updateTable('office_hours')
    .set({ topic, topic_taken_at: null, words: sql<string>`coalesce(nullif(words, ''), ${words})` })
    .where('id', '=', officeHourId)
    .where('topic_taken_at', 'is not', null)
    .returning('id')
    .execute();
  await titleOfficeHours(
    tx,
    given.map(({ id }) => id),
    topic,
  );
  await record(tx, { name: 'officeHours.topicChanged', accountId: null, subject: { officeHourId } });
}
