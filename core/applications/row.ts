import type { Selectable } from 'kysely';
import type { ApplicationsTable } from '#db/tables/applications.ts';

export type ApplicationRow = Omit<Selectable<ApplicationsTable>, 'answers'> & { answers: string[] };

/** The answers are written by this module alone. */
export function rowOf<Row extends { answers: unknown }>(
  row: Row,
): Omit<Row, 'answers'> & { answers: string[] } {
  return { ...row, answers: row.answers as string[] };
}

/** The subject of events and keys about an application. */
export function subjectOf(row: Pick<ApplicationRow, 'id' | 'opportunity_id' | 'project_id'>) {
  return { applicationId: row.id, opportunityId: row.opportunity_id, projectId: row.project_id };
}
