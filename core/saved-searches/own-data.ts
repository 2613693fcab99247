import type { OwnData } from '../ground/table-rule.ts';

export const savedSearchData: OwnData = {
  saved_searches: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('saved_searches')
        .select(['kind', 'name', 'filters', 'saved_at', 'told_until', 'found_count'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};
