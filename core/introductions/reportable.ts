import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { IntroductionSide } from '#rules/introductions/introduction-states.ts';
import type { Reportable } from '../ground/reportable.ts';
import { namesShown } from '../people/names-shown.ts';
import { type IntroductionRow, sideOf, wasAsked } from './row.ts';

/** One side of a request, as a case names it: each side reports the text of the other. */
export const reportedId = (id: string, side: IntroductionSide) => `${id} ${side}`;

function readReportedId(named: string): { id: string; side: IntroductionSide } {
  const [id = '', side] = named.split(' ');
  return { id, side: side === 'asked' ? 'asked' : 'asker' };
}

/** The account that wrote the text of a side, if there is one. */
function writerOn(one: Pick<IntroductionRow, 'asker_id' | 'answered_by'>, side: IntroductionSide) {
  return side === 'asker' ? one.asker_id : one.answered_by;
}

/** The note, by the side that was asked; and the words of a decline, by the asker. */
export const reportableIntroduction: Reportable = {
  namesMember: true,
  measures: {},

  async find(db, actor, id) {
    if (actor.kind !== 'member') return null;
    const one = await findOne(db, id, actor.id);
    const own = one && sideOf(one, actor.id);
    if (!one || !own) return null;
    const side = own === 'asker' ? 'asked' : 'asker';
    const writer = writerOn(one, side);
    if (writer === null || textOf(one, side) === '') return null;
    const named = await namesShown(db, actor).where('accounts.id', '=', writer).executeTakeFirst();
    return { id: reportedId(id, side), name: named?.name ?? '' };
  },

  async seal(db, named) {
    const { id, side } = readReportedId(named);
    const one = await findOne(db, id, '');
    const writer = one && writerOn(one, side);
    if (!one) return null;
    const account = await namesShown(db, 'desk')
      .where('accounts.id', '=', writer ?? '')
      .executeTakeFirst();
    const others = [side === 'asker' ? (one.asked_id ?? one.answered_by) : one.asker_id];
    return {
      name: account?.name ?? '',
      // Administrators read a request through the case alone.
      path: '',
      pictures: [],
      judged: writer ? [writer] : [],
      others: others.filter((other) => other !== null),
      parts: [
        { name: 'note', text: one.note },
        { name: 'words', text: one.words },
      ].filter(({ text }) => text !== ''),
    };
  },
};

const textOf = (one: Pick<IntroductionRow, 'note' | 'words'>, side: IntroductionSide) =>
  side === 'asker' ? one.note : one.words;

function findOne(db: Db, id: string, accountId: string) {
  return db
    .selectFrom('introductions')
    .selectAll()
    .select(sql<boolean>`coalesce(${wasAsked(accountId)}, false)`.as('was_asked'))
    .where('id', '=', id)
    .executeTakeFirst();
}
