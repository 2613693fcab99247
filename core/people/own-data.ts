import type { OwnData } from '../ground/table-rule.ts';

export const peopleData: OwnData = {
  people: {
    holds:
      'What somebody says of themselves to others, who may see it, and the words by which they are found.',
    why: 'To show it to those whom they allow, and to find what fits them.',
    kept: 'Until it is changed.',
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
    holds: 'The names under which somebody has a page, and those that they had before.',
    why: 'To find them, and so that nobody else can pass for them under a name that was theirs.',
    kept: 'For ever; without its account once that ends.',
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
