import { now } from '#db/now.ts';
import type { OwnData } from '../ground/table-rule.ts';

export const peopleData: OwnData = {
  people: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('people')
        .select([
          'other_name',
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
          'hidden_work',
          'visibility',
          'shown_at',
          'created_at',
          'updated_at',
        ])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  last_names: {
    exported: ({ db }, { id }) =>
      db.selectFrom('last_names').select('name').where('account_id', '=', id).execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
  parted_names: {
    // Only the member's own blocks: the other rows would tell who has blocked them.
    exported: ({ db }, { id }) =>
      db
        .selectFrom('parted_names')
        .innerJoin('blocks', (join) =>
          join.onRef('blocked_id', '=', 'person_id').onRef('blocker_id', '=', 'viewer_id'),
        )
        .innerJoin('standings', 'standings.account_id', 'person_id')
        .select(['person_id', 'name', 'blocked_at'])
        .where('viewer_id', '=', id)
        .where('standings.adult_at', '<=', now)
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
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
    givenTo: 'nominee and guardian',
  },
};
