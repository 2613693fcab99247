import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import type { Columns } from '../import/match-columns.ts';

type Compared = { organisationId: string; cohortId: string; columns: Columns };

/**
 * Compares the lines of a held file with the roster: those with a number of the organisation change its row or leave it, and
 * students of the cohort whose number is in no line are missing. A part that the file does not have stays as it is.
 */
export async function compareRows(
  tx: Tx,
  importId: string,
  { organisationId, cohortId, columns }: Compared,
): Promise<void> {
  const has = { semester: columns.semester !== undefined, email: columns.email !== undefined };
  await sql`
    update roster_import_rows as line set
      row_id = found.id,
      semester = case when ${has.semester}::boolean then line.semester else found.semester end,
      email = case when ${has.email}::boolean then line.email else found.email end,
      kind = case when found.cohort_id = ${cohortId} and found.name = line.name and found.number = line.number
        and (not ${has.semester}::boolean or found.semester = line.semester)
        and (not ${has.email}::boolean or found.email = line.email) then 'unchanged' else 'changed' end,
      old = jsonb_build_object('name', found.name, 'number', found.number, 'semester', found.semester,
        'email', found.email, 'cohort_id', found.cohort_id)
    from roster_rows as found
    where line.import_id = ${importId} and line.kind = 'new'
      and found.organisation_id = ${organisationId} and found.number_key = line.number_key`.execute(tx);
  await sql`
    insert into roster_import_rows
      (import_id, position, line, kind, row_id, name, number, number_key, semester, email, old)
    select ${importId}, 1000000 + row_number() over (order by found.name, found.id), 0, 'missing', found.id, found.name,
      found.number, found.number_key, found.semester, found.email,
      jsonb_build_object('name', found.name, 'number', found.number, 'semester', found.semester,
        'email', found.email, 'cohort_id', found.cohort_id)
    from roster_rows as found
    where found.cohort_id = ${cohortId} and not exists (
      select from roster_import_rows as line
      where line.import_id = ${importId} and line.number_key = found.number_key
    )`.execute(tx);
}
