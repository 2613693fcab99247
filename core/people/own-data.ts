import type { OwnData } from '../ground/table-rule.ts';

export const peopleData: OwnData = {
  people: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('people')
        .select([
          'headline',
          'about',
          'skills',
          'languages',
          'hours_a_week',
          'evenings_a_week',
          'available_from',
        ])
        .select([
          'away_until',
          'open_to',
          'links',
          'past_work',
          'visibility',
          'shown_at',
          'created_at',
          'updated_at',
        ])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
  },
  handles: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('handles')
        .select(['handle', 'is_current', 'made_at', 'leads_until'])
        .where('account_id', '=', id)
        .execute(),
    erased: (tx, { id }) =>
      tx.updateTable('handles').set({ account_id: null }).where('account_id', '=', id).execute(),
  },
};
