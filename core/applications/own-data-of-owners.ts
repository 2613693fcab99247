import { sql } from 'kysely';
import { applicationLimits } from '#contract/applications/limits.ts';
import type { Account } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { isReadable } from './show-received.ts';

/** Texts that owners have written about applications to their projects. They are lost with the seat in the team. */
export const ownerData: OwnData = {
  application_notes: {
    removedBy: 'applications:forget-notes',
    limit: {
      kept: `${applicationLimits.readDays} days`,
      since: sql`(select case when stage = 'withdrawn' then ended_at - interval '30 days' else ended_at end from applications where id = one.application_id)`,
    },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('application_notes as note')
        .innerJoin('applications', 'applications.id', 'note.application_id')
        .innerJoin('project_members as seat', (join) =>
          join
            .onRef('seat.project_id', '=', 'applications.project_id')
            .onRef('seat.account_id', '=', 'note.account_id')
            .on('seat.is_owner', '=', true),
        )
        .select(['note.application_id', 'note.text', 'note.written_at', 'note.edited_at'])
        .where('note.account_id', '=', id)
        .where(isReadable)
        .orderBy('note.sequence')
        .execute(),
    erased: 'by the database',
  },
  application_exports: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('application_exports as export')
        .innerJoin('opportunities', 'opportunities.id', 'export.opportunity_id')
        .select(['opportunities.slug', 'opportunities.title', 'export.applications', 'export.exported_at'])
        .where('export.account_id', '=', id)
        .execute(),
    erased: leaveExports,
  },
};

/** The record of the export stays for the opportunity, and for the applicants whose words were exported. */
async function leaveExports(tx: Tx, { id }: Account): Promise<void> {
  await tx
    .updateTable('application_exports')
    .set({ account_id: null })
    .where('account_id', '=', id)
    .execute();
}
