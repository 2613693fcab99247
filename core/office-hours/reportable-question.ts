import { partOf, type Reportable } from '../ground/reportable.ts';
import { namesShown } from '../people/names-shown.ts';
import { giveQuestionBack, takeQuestion } from './steps/take-question.ts';

/** The mentor reports a question that a member has sent beforehand. Its id is that of the seat. */
export const reportableQuestion: Reportable = {
  namesMember: true,
  async find(db, actor, id) {
    if (actor.kind !== 'member') return null;
    const row = await db
      .selectFrom('office_hour_seats as seat')
      .innerJoin('office_hours as hour', 'hour.id', 'seat.office_hour_id')
      .innerJoin(namesShown(db, actor).as('named'), 'named.id', 'seat.mentee_id')
      .select(['seat.id', 'named.name'])
      .where('seat.id', '=', id)
      .where('hour.mentor_id', '=', actor.id)
      .where('seat.state', 'in', ['taken', 'offered', 'waiting'])
      .where('seat.question', '<>', '')
      .executeTakeFirst();
    return row ?? null;
  },

  async seal(db, id) {
    const row = await db
      .selectFrom('office_hour_seats as seat')
      .innerJoin('office_hours as hour', 'hour.id', 'seat.office_hour_id')
      .innerJoin(namesShown(db, 'desk').as('named'), 'named.id', 'seat.mentee_id')
      .select(['seat.question', 'seat.mentee_id', 'hour.topic', 'hour.mentor_id', 'named.name'])
      .where('seat.id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    return {
      name: row.name,
      // The mentor alone reads it, and administrators through the case.
      path: '',
      parts: [
        { name: 'topic', text: row.topic },
        { name: 'question', text: row.question },
      ].filter(({ text }) => text !== ''),
      pictures: [],
      judged: [row.mentee_id],
      others: row.mentor_id === null ? [] : [row.mentor_id],
    };
  },

  measures: {
    hide: {
      carryOut: (tx, _, __, { id }) => takeQuestion(tx, id),
      lift: (tx, _, { id, parts }) => giveQuestionBack(tx, id, partOf(parts, 'question')),
    },
  },
};
