import { officeHourPaths } from '#contract/office-hours/inner-paths.ts';
import { partOf, type Reportable } from '../ground/reportable.ts';
import { isOfficeHourSeenBy } from './find-office-hour.ts';
import { giveTopicBack, takeTopic } from './steps/take-topic.ts';

/** Its mentor is responsible for an office hour. Who sits in it is not sealed, and no question is. */
export const reportableOfficeHour: Reportable = {
  async find(db, actor, id) {
    if (actor.kind !== 'member') return null;
    const row = await db
      .selectFrom('office_hours as hour')
      .select(['hour.id', 'hour.topic as name'])
      .where('hour.id', '=', id)
      .where('hour.mentor_id', 'is not', null)
      .where('hour.mentor_id', '<>', actor.id)
      .where(isOfficeHourSeenBy(actor))
      .executeTakeFirst();
    return row ?? null;
  },

  async seal(db, id) {
    const hour = await db
      .selectFrom('office_hours')
      .select(['mentor_id', 'topic', 'words', 'starts_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!hour) return null;
    return {
      name: hour.topic,
      path: officeHourPaths.officeHour(id),
      parts: [
        { name: 'topic', text: hour.topic },
        { name: 'starts', text: hour.starts_at.toISOString() },
        { name: 'endWords', text: hour.words },
      ].filter(({ text }) => text !== ''),
      pictures: [],
      judged: hour.mentor_id === null ? [] : [hour.mentor_id],
      others: [],
    };
  },

  measures: {
    hide: {
      carryOut: (tx, _, __, { id }) => takeTopic(tx, id),
      lift: (tx, _, { id, parts }) =>
        giveTopicBack(tx, id, { topic: partOf(parts, 'topic'), words: partOf(parts, 'endWords') }),
    },
  },
};
