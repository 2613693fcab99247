import { sql } from 'kysely';
import type { OwnData } from '../ground/table-rule.ts';

/** A child is named to no other member, by no id either. */
const adultId = sql<string>`case
  when exists (select from standings where account_id = blocked_id and adult_at <= now()) then blocked_id else '' end`;

export const blockData: OwnData = {
  blocks: {
    // By whom somebody is blocked is nobody's business but theirs who did it.
    exported: ({ db }, { id }) =>
      db
        .selectFrom('blocks')
        .select([adultId.as('blocked_id'), 'blocked_at'])
        .where('blocker_id', '=', id)
        .execute(),
    erased: 'by the database',
  },
};
