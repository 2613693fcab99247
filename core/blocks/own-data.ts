import type { OwnData } from '../ground/table-rule.ts';

export const blockData: OwnData = {
  blocks: {
    // Members do not learn who has blocked them. Whom they have blocked stands in `parted_names`.
    exported: ({ db }, { id }) =>
      db.selectFrom('blocks').select('blocked_at').where('blocker_id', '=', id).execute(),
    erased: 'by the database',
  },
};
