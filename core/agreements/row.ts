import type { Selectable } from 'kysely';
import type { AgreementsTable } from '#db/tables.ts';

export type AgreementRow = Selectable<AgreementsTable>;

/** What events say of it. */
export function subjectOf({ id, project_id: projectId }: Pick<AgreementRow, 'id' | 'project_id'>) {
  return { agreementId: id, projectId };
}
