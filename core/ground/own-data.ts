import { sql } from 'kysely';
import { forgetEmailsOf } from './jobs.ts';
import type { OwnData } from './table-rule.ts';

export const groundData: OwnData = {
  events: {
    isNeverHeld: true,
    removedBy: 'ground:remove-old-events',
    limit: { kept: '1 year', since: sql`one.created_at` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('events')
        // The module's own export names the other person where that is allowed.
        .select(['name', sql<object>`subject - 'personId'`.as('subject'), 'created_at'])
        .where('account_id', '=', id)
        .orderBy('id')
        .execute(),
    erased: {
      not: 'The law requires a year of security records. Their account number no longer leads to a person.',
    },
  },
  last_forms: {
    isNeverHeld: true,
    removedBy: 'ground:forget-last-forms',
    limit: { kept: '1 hour', since: sql`one.created_at` },
    exported: { not: 'It holds only content that its owner has just deleted or hidden.' },
    // Looked up first: a statement that deletes does not also find the parts of events (decision 492).
    erased: async (tx, { id }) => {
      const own = await tx
        .selectFrom('last_forms')
        .innerJoin('events', 'events.id', 'last_forms.event_id')
        .where('events.account_id', '=', id)
        .select('last_forms.event_id')
        .execute();
      const ids = own.map(({ event_id: eventId }) => eventId);
      if (ids.length > 0) await tx.deleteFrom('last_forms').where('event_id', 'in', ids).execute();
    },
  },
  done_reactions: 'names no one',
  jobs: {
    isNeverHeld: true,
    removedBy: 'letters:forget-failed',
    limit: {
      kept: '30 days',
      since: sql`case when one.task = 'send-letter' and one.attempts >= one.max_attempts and one.locked_at is null then one.run_at end`,
    },
    exported: {
      not: 'It names what is about to be done for a moment; the data itself is in the other tables.',
    },
    erased: (tx, { id }) => forgetEmailsOf(tx, id),
  },
  written_letters: {
    isNeverHeld: true,
    removedBy: 'ground:forget-letters',
    limit: { kept: '1 day', since: sql`one.written_at` },
    exported: { not: 'It only counts emails for a day; the emails themselves are in the mailbox.' },
    erased: { not: 'It is deleted within a day. Until then, deleting the account must not reset a limit.' },
  },
  rate_limits: {
    isNeverHeld: true,
    removedBy: 'ground:remove-counters',
    limit: { kept: '1 day', since: sql`one.expires_at - interval '1 day'` },
    exported: { not: 'It holds only counters, which are deleted within a day.' },
    erased: { not: 'It is deleted within a day. Until then, deleting the account must not reset a limit.' },
  },
};
