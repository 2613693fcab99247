import { sql } from 'kysely';
import type { OwnData } from '../../ground/table-rule.ts';
import { isOwn } from '../own-side.ts';

/** Who opened, ruled on and appealed a dispute. Both sides learn that an administrator ruled, but not which one. */
export const disputeData: OwnData = {
  agreement_disputes: {
    isNeverHeld: true,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('agreement_disputes as dispute')
        .innerJoin('agreements', 'agreements.id', 'dispute.agreement_id')
        .select(['agreement_id', 'milestone', 'opened_by', 'opened_at', 'ruled_at'])
        .select(['appealed_by', 'appealed_at', 'appeal_ruled_at', 'final_at', 'agreed_at', 'withdrawn_at'])
        .select(sql<boolean>`dispute.ruled_by is not distinct from ${id}`.as('ruled_by_you'))
        .where((row) => row.or([isOwn(id), row('ruled_by', '=', id), row('appeal_ruled_by', '=', id)]))
        .orderBy('opened_at')
        .execute(),
    erased: async (tx, { id }) => {
      await tx.updateTable('agreement_disputes').set({ ruled_by: null }).where('ruled_by', '=', id).execute();
      await tx
        .updateTable('agreement_disputes')
        .set({ appeal_ruled_by: null })
        .where('appeal_ruled_by', '=', id)
        .execute();
    },
  },
};
