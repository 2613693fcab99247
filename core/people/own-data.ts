import type { OwnData } from '../ground/table-rule.ts';

export const peopleData: OwnData = {
  people: {
    holds: 'What somebody says they can do, and how much time they have in a week.',
    why: 'To show it on their profile, and to find what fits them.',
    kept: 'Until it is changed.',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('people')
        .select(['skills', 'hours_a_week', 'evenings_a_week', 'created_at', 'updated_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
  },
};
