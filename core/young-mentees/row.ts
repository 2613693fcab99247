import type { Selectable } from 'kysely';
import type { YoungRequestsTable } from '#db/tables/young-requests.ts';

export type YoungRequestRow = Selectable<YoungRequestsTable>;

/** The subject of each event about a request. */
export function subjectOf({ id }: Pick<YoungRequestRow, 'id'>) {
  return { requestId: id };
}
