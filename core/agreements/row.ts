import type { Selectable } from 'kysely';
import type { AgreementsTable } from '#db/tables/agreements.ts';

export type AgreementRow = Selectable<AgreementsTable>;

/** All of them by name: a statement that asks for every column whatever it is gets no name in a transaction, and is planned each time. */
export const agreementColumns = [
  'id',
  'project_id',
  'contributor_id',
  'application_id',
  'asked_as',
  'stage',
  'is_settled',
  'version',
  'last_party',
  'answer_by',
  'begun_at',
  'active_at',
  'ended_at',
  'sequence',
  'sums',
  'last_entry_at',
  'entry_count',
  'next_due_at',
  'cause',
  'let_go_at',
  'is_trial',
] as const satisfies readonly (keyof AgreementsTable)[];

/** The subject of events about an agreement. */
export function subjectOf({ id, project_id: projectId }: Pick<AgreementRow, 'id' | 'project_id'>) {
  return { agreementId: id, projectId };
}
