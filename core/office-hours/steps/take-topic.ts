import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { titleOfficeHours } from './title-office-hours.ts';

/** Empties the topic by an administrator's decision. The office hour itself goes on. */
export async function takeTopic(tx: Tx, officeHourId: string): Promise<void> {
  await tx
    .updateTable('office_hours')
    .set({ topic: '', topic_taken_at: now })
    .where('id', '=', officeHourId)
    .where('topic', '<>', '')
    .execute();
  await titleOfficeHours(tx, [officeHourId], '');
  await record(tx, { name: 'officeHours.topicChanged', accountId: null, subject: { officeHourId } });
}

/** Restores the topic after a granted appeal. */
export async function giveTopicBack(tx: Tx, officeHourId: string, topic: string): Promise<void> {
  const given = await tx
    .updateTable('office_hours')
    .set({ topic, topic_taken_at: null })
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
