import type { OwnData } from '../ground/table-rule.ts';

export const blockData: OwnData = {
  blocks: {
    // By whom somebody is blocked is nobody's business but theirs who did it.
    exported: ({ db }, { id }) =>
      db.selectFrom('blocks').select(['blocked_id', 'blocked_at']).where('blocker_id', '=', id).execute(),
    erased: 'by the database',
  },
};
