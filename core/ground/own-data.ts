import { sql } from 'kysely';
import type { OwnData } from './table-rule.ts';

export const groundData: OwnData = {
  events: {
    removedBy: 'ground:remove-old-events',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('events')
        // The other person stands in what the module itself exports, as far as they may be named.
        .select(['name', sql<object>`subject - 'personId'`.as('subject'), 'created_at'])
        .where('account_id', '=', id)
        .orderBy('id')
        .execute(),
    erased: { not: 'The law asks for a year of security records. The number leads to nobody any more.' },
  },
  last_forms: {
    removedBy: 'ground:forget-last-forms',
    exported: { not: 'It is what its owner has just taken away.' },
    erased: (tx, { id }) =>
      tx
        .deleteFrom('last_forms')
        .where('event_id', 'in', (from) =>
          from.selectFrom('events').select('id').where('account_id', '=', id),
        )
        .execute(),
  },
  done_reactions: 'names nobody',
  written_letters: {
    removedBy: 'ground:forget-letters',
    exported: { not: 'Counts that are gone within a day; the letters themselves lie in the mailbox.' },
    erased: { not: 'They are gone within a day; before that, leaving must not set a limit back.' },
  },
  rate_limits: {
    removedBy: 'ground:remove-counters',
    exported: { not: 'Counters that are gone within a day.' },
    erased: { not: 'They are gone within a day; before that, leaving must not set a limit back.' },
  },
};
