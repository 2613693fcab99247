import type { OwnData } from '../ground/table-rule.ts';

/** What owners have written about applications to their projects. It goes with their place in the team. */
export const ownerData: OwnData = {
  application_notes: {
    removedBy: 'applications:forget-notes',
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
        .orderBy('note.sequence')
        .execute(),
    erased: 'by the database',
  },
};
