import type { OwnData } from '../ground/table-rule.ts';

export const administrationData: OwnData = {
  admin_actions: {
    removedBy: 'administration:forget-old-actions',
    // Who it was, and whom else they looked at, is about others.
    exported: ({ db }, { id }) =>
      db
        .selectFrom('admin_actions')
        .select(['action', 'created_at'])
        .select((row) => row('actor_id', '=', id).as('by_you'))
        .where((row) => row.or([row('subject_id', '=', id), row('actor_id', '=', id)]))
        .orderBy('id')
        .execute(),
    erased: {
      not: 'The log would be worth nothing if it could be emptied. The number leads to nobody any more.',
    },
  },
};
