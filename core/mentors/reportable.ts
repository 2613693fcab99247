import { sql } from 'kysely';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import type { Reportable } from '../ground/reportable.ts';
import { isPersonSeenBy } from '../people/policy.ts';
import { rowOf } from './row.ts';
import { holdBack, showAgain } from './steps/hold-back.ts';
import { putBack, removeMentor } from './steps/remove-mentor.ts';

/** Its mentor is responsible for a page. Its id is that of the account. */
export const reportableMentorPage: Reportable = {
  async find(db, actor, id) {
    if (actor.kind === 'member' && actor.id === id) return null;
    const row = await db
      .selectFrom('mentors')
      .innerJoin('people', 'people.account_id', 'mentors.account_id')
      .innerJoin('accounts', 'accounts.id', 'mentors.account_id')
      .select(['mentors.account_id as id', 'accounts.name'])
      .where('mentors.account_id', '=', id)
      .where('mentors.state', 'in', ['open', 'paused'])
      .where(isPersonSeenBy(actor))
      .executeTakeFirst();
    return row ?? null;
  },

  async seal(db, id) {
    const found = await db
      .selectFrom('mentors')
      .innerJoin('accounts', 'accounts.id', 'mentors.account_id')
      .select(['said', 'proposed', 'hours', 'accounts.name'])
      .select(
        sql<string | null>`(
          select handle from handles where handles.account_id = mentors.account_id and is_current
        )`.as('handle'),
      )
      .where('mentors.account_id', '=', id)
      .executeTakeFirst();
    if (!found) return null;
    const { said, name, handle } = rowOf(found);
    return {
      name,
      path: innerMentorPaths.findMentor(handle ?? ''),
      parts: [
        { name: 'topics', text: said.topics.join(', ') },
        { name: 'helpWith', text: said.helpWith },
        { name: 'notHelpWith', text: said.notHelpWith },
        { name: 'bring', text: said.bring },
      ].filter(({ text }) => text !== ''),
      pictures: [],
      judged: [id],
      others: [],
    };
  },

  measures: {
    pause: {
      isState: true,
      carryOut: (tx, _, __, { id }) => holdBack(tx, id),
      lift: (tx, _, { id }) => showAgain(tx, id),
    },
    remove: {
      carryOut: (tx, _, administrator, removal) => removeMentor(tx, administrator, removal),
      lift: (tx, administrator, { id }) => putBack(tx, administrator, id),
    },
  },
};
