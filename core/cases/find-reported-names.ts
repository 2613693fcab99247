import type { Db } from '#db/connect.ts';
import type { Seer } from '../ground/may-see.ts';
import { kindsNamingMembers, reportableOf } from '../ground/reportable.ts';
import { namesShown } from '../people/names-shown.ts';
import { nameOf } from './case-rows.ts';

/**
 * The names of reported items as their reporter reads them, by report id: for a member the name that the viewer may see now,
 * or the first name of one who took part under 18; for others the name at the time of the report. Only administrators read a
 * member's sealed name.
 */
export async function findReportedNames(
  db: Db,
  reportIds: readonly string[],
  viewer: Seer,
): Promise<Map<string, string>> {
  const named = kindsNamingMembers();
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
    .select(['report.id', 'cases.thing_kind', 'cases.thing_id', 'cases.sealed', 'named.name'])
    .where('report.id', 'in', [...reportIds])
    .execute();
  const firstNames = await findFirstNames(db, rows);
  return new Map(
    rows.map((row) => {
      const isMember = named.includes(row.thing_kind);
      const first = firstNames.get(`${row.thing_kind} ${row.thing_id}`);
      return [row.id, isMember ? (first ?? row.name ?? '') : nameOf(row)];
    }),
  );
}

type Reported = { thing_kind: string; thing_id: string };

/** By kind and id of the reported item. */
async function findFirstNames(db: Db, rows: readonly Reported[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const kind of new Set(rows.map((row) => row.thing_kind))) {
    const ids = rows.flatMap((row) => (row.thing_kind === kind ? [row.thing_id] : []));
    const names = (await reportableOf(kind)?.firstNames?.(db, ids)) ?? [];
    for (const [id, name] of names) found.set(`${kind} ${id}`, name);
  }
  return found;
}
