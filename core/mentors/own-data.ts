import { sql } from 'kysely';
import type { Account } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import type { OwnData } from '../ground/table-rule.ts';

export const mentorData: OwnData = {
  mentors: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('mentors')
        .select(['state', 'said', 'proposed', 'hours', 'promised_at', 'opened_at', 'pause', 'paused_until'])
        .select(['active_at', 'removal_reason', 'barred_until', 'created_at', 'updated_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: leaveRemovals,
    givenTo: 'nominee and guardian',
  },
  mentor_counts: 'names no one',
  mentor_slots: {
    isNeverHeld: true,
    exported: { not: 'It follows from the hours and the booked times, which are exported.' },
    erased: 'by the database',
  },
  booked_times: {
    isNeverHeld: true,
    removedBy: 'mentors:forget-booked-times',
    limit: { kept: '30 days', since: sql`one.ends_at` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('booked_times')
        .select(['during', 'what', 'side', 'title', 'taken_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
  mentor_reviews: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('mentor_reviews')
        .select(['state', 'asked_at', 'decided_at', 'reason'])
        .where('account_id', '=', id)
        .execute(),
    erased: leaveDecisions,
  },
};

/** The removal belongs to the mentor whose page it was. */
async function leaveRemovals(tx: Tx, { id }: Account): Promise<void> {
  await tx.updateTable('mentors').set({ removed_by: null }).where('removed_by', '=', id).execute();
}

/** The decision belongs to the mentor whose text it was about. */
async function leaveDecisions(tx: Tx, { id }: Account): Promise<void> {
  await tx.updateTable('mentor_reviews').set({ decided_by: null }).where('decided_by', '=', id).execute();
}
