import { innerCofounderPaths } from '#contract/cofounders/inner-paths.ts';
import type { Reportable } from '../ground/reportable.ts';
import { isPersonSeenBy } from '../people/policy.ts';
import { rowOf } from './row.ts';
import { holdBack, showAgain } from './steps/pause-search.ts';
import { putBack, removeSearch } from './steps/remove-search.ts';

/** Its member is responsible for a search. Its id is that of the account. */
export const reportableSearch: Reportable = {
  async find(db, actor, id) {
    if (actor.kind !== 'member' || actor.id === id) return null;
    const row = await db
      .selectFrom('cofounder_searches as search')
      .innerJoin('people', 'people.account_id', 'search.account_id')
      .innerJoin('accounts', 'accounts.id', 'search.account_id')
      .select(['search.account_id as id', 'accounts.name'])
      .where('search.account_id', '=', id)
      .where('search.state', 'in', ['on', 'paused'])
      .where(isPersonSeenBy(actor))
      .executeTakeFirst();
    return row ?? null;
  },

  async seal(db, id) {
    const found = await db
      .selectFrom('cofounder_searches as search')
      .innerJoin('accounts', 'accounts.id', 'search.account_id')
      .select(['search.said', 'search.proposed', 'accounts.name'])
      .where('search.account_id', '=', id)
      .executeTakeFirst();
    if (!found) return null;
    const { said, name } = rowOf(found);
    return {
      name,
      path: innerCofounderPaths.findCofounders,
      parts: [
        { name: 'begin', text: said.begin },
        { name: 'bring', text: said.bring },
      ],
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
      carryOut: (tx, _, administrator, removal) => removeSearch(tx, administrator, removal),
      lift: (tx, administrator, { id }) => putBack(tx, administrator, id),
    },
  },
};
