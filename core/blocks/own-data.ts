import type { OwnData } from '../ground/table-rule.ts';

export const blockData: OwnData = {
  blocks: {
    // Members do not learn who has blocked them. `parted_names` exports the members whom they have blocked.
    exported: ({ db }, { id }) =>
      db.selectFrom('blocks').select('blocked_at').where('blocker_id', '=', id).execute(),
    erased: 'by the database',
  },
};
