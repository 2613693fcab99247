import type { OwnData } from './table-rule.ts';

export const groundData: OwnData = {
  events: {
    holds: 'What happened, to which account and thing, and when: numbers alone, no names and no contents.',
    why: 'Letters, live news and security records follow from it; the law asks for the latter.',
    kept: 'One year.',
    removedBy: 'ground:remove-old-events',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('events')
        .select(['name', 'subject', 'created_at'])
        .where('account_id', '=', id)
        .orderBy('id')
        .execute(),
    erased: { not: 'The law asks for a year of security records. The number leads to nobody any more.' },
  },
  last_forms: {
    holds: 'How something was shown before it was deleted or hidden, and who could see it.',
    why: 'To tell open pages that it is gone.',
    kept: 'One hour.',
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
    holds: 'To which mailbox letters have left, when, and by whose doing. Not what they say.',
    why: 'So that nobody’s mailbox is filled with our letters.',
    kept: 'One day.',
    removedBy: 'ground:forget-letters',
    exported: { not: 'Counts that are gone within a day; the letters themselves lie in the mailbox.' },
    erased: { not: 'They are gone within a day; before that, leaving must not set a limit back.' },
  },
  rate_limits: {
    holds: 'How often something was asked for, by account, mailbox or network.',
    why: 'To stop guessing and flooding.',
    kept: 'As long as its window: a day at most.',
    removedBy: 'ground:remove-counters',
    exported: { not: 'Counters that are gone within a day.' },
    erased: { not: 'They are gone within a day; before that, leaving must not set a limit back.' },
  },
};
