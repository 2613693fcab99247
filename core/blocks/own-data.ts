import { sql } from 'kysely';
import { guest } from '../ground/actor.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { namesShown } from '../people/names-shown.ts';

export const blockData: OwnData = {
  blocks: {
    // By whom somebody is blocked is nobody's business but theirs who did it.
    exported: ({ db }, { id }) =>
      db
        .selectFrom('blocks')
        .innerJoin(namesShown(db, guest).as('blocked'), 'blocked.id', 'blocks.blocked_id')
        // A child is named to no other member, by no id either.
        .select([
          sql<string>`case when blocked.is_named then blocked.id else '' end`.as('blocked_id'),
          'blocked_at',
        ])
        .where('blocker_id', '=', id)
        .execute(),
    erased: 'by the database',
  },
};
