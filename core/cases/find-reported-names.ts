import type { ReportedKind } from '#contract/collected.ts';
import type { Db } from '#db/connect.ts';
import type { Seer } from '../ground/may-see.ts';
import { namesShown } from '../people/names-shown.ts';
import { nameOf } from './case-rows.ts';

/** Cases of these kinds carry the name of a member. */
const named: readonly ReportedKind[] = [
  'person',
  'message',
  'mentoring_session',
  'mentoring_note',
  'written_review',
  'mentor_thanks',
  'office_hour_question',
  'mentorship',
];

/**
 * The names of reported items as their reporter reads them, by report id: for a member the name that the viewer may see now,
 * for others the name at the time of the report. Only administrators read a member's sealed name.
 */
export async function findReportedNames(
  db: Db,
  reportIds: readonly string[],
  viewer: Seer,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('case_reports as report')
    .innerJoin('cases', 'cases.id', 'report.case_id')
    .leftJoin('case_people as judged', (join) =>
      join
        .onRef('judged.case_id', '=', 'cases.id')
        .on('judged.is_judged', '=', true)
        .on('cases.thing_kind', 'in', named),
    )
    .leftJoin(namesShown(db, viewer).as('named'), 'named.id', 'judged.account_id')
    .select(['report.id', 'cases.thing_kind', 'cases.sealed', 'named.name'])
    .where('report.id', 'in', [...reportIds])
    .execute();
  return new Map(
    rows.map((row) => {
      const isMember = named.includes(row.thing_kind as ReportedKind);
      return [row.id, isMember ? (row.name ?? '') : nameOf(row)];
    }),
  );
}
