import type { ReportedKind } from '#contract/collected.ts';
import type { Db } from '#db/connect.ts';
import type { Seer } from '../ground/may-see.ts';
import { namesShown } from '../people/names-shown.ts';
import { nameOf } from './case-rows.ts';

/** Of these kinds a case has the name of a member. */
const named: readonly ReportedKind[] = ['person', 'message'];

/**
 * What the things of reports are called to who has sent them, by the report's id: a member by the name that is shown to the viewer now,
 * all else as it was called when it was reported. The sealed name of a member is for our own people.
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
