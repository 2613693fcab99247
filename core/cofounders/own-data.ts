import { sql } from 'kysely';
import type { Account } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import type { OwnData } from '../ground/table-rule.ts';

export const cofounderData: OwnData = {
  cofounder_searches: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('cofounder_searches')
        .select(['state', 'said', 'proposed', 'opened_at', 'pause', 'on_since', 'asked_at'])
        .select(['removal_reason', 'created_at', 'updated_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: leaveRemovals,
    givenTo: 'nominee and guardian',
  },
  cofounder_reviews: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('cofounder_reviews')
        .select(['state', 'asked_at', 'decided_at', 'reason'])
        .where('account_id', '=', id)
        .execute(),
    erased: leaveDecisions,
  },
  cofounder_changes: {
    isNeverHeld: true,
    removedBy: 'cofounders:forget-changes',
    limit: { kept: '14 days', since: sql`one.at` },
    exported: ({ db }, { id }) =>
      db.selectFrom('cofounder_changes').select(['at', 'split']).where('account_id', '=', id).execute(),
    erased: 'by the database',
  },
  cofounder_bits: 'names no one',
  cofounder_matching: {
    isNeverHeld: true,
    exported: { not: 'It follows from the search and the profile, which are exported.' },
    erased: 'by the database',
  },
};

/** The removal belongs to the member whose search it was. */
async function leaveRemovals(tx: Tx, { id }: Account): Promise<void> {
  await tx.updateTable('cofounder_searches').set({ removed_by: null }).where('removed_by', '=', id).execute();
}

/** The decision belongs to the member whose text it was about. */
async function leaveDecisions(tx: Tx, { id }: Account): Promise<void> {
  await tx.updateTable('cofounder_reviews').set({ decided_by: null }).where('decided_by', '=', id).execute();
}
