import { sql } from 'kysely';
import {
  type RosterEncoding,
  type RosterFault,
  type RosterImportState,
  type RosterKind,
  type RosterSeparator,
  rosterKinds,
  rosterTimes,
} from '#contract/rosters/limits.ts';
import type { ImportLineBody, RosterImportBody } from '#contract/rosters/shapes.ts';
import type { Db } from '#db/connect.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import type { OrganisationSeatRow } from '../organisations/find-organisation-seat.ts';

type Asked = { importId: string; list?: RosterKind | undefined; cursor?: string | undefined };
type Parts = { name: string; number: string; semester: string; email: string };

const pageSize = 100;
const hourMs = 3_600_000;

/** @throws Refusal `roster_import_unknown`, also for one of another organisation, or after its day */
export async function findImport(db: Db, organisationId: string, importId: string) {
  const row = await db
    .selectFrom('roster_imports')
    .innerJoin('cohorts', 'cohorts.id', 'roster_imports.cohort_id')
    .innerJoin('rosters', 'rosters.organisation_id', 'roster_imports.organisation_id')
    .selectAll('roster_imports')
    .select(['cohorts.name as cohort_name', 'rosters.version as version_now', sql<Date>`now()`.as('now')])
    .where('roster_imports.id', '=', importId)
    .where('roster_imports.organisation_id', '=', organisationId)
    .where(
      sql<boolean>`coalesce(taken_at, read_at) > now() - make_interval(hours => ${rosterTimes.previewHours}::int)`,
    )
    .executeTakeFirst();
  if (!row) throw new Refusal('roster_import_unknown');
  return row;
}

/**
 * Shows a preview with the lines of the requested kind. Without a request it shows the first kind with lines.
 * @throws Refusal `roster_import_unknown`; `general_cursor_not_found`
 */
export async function showImport(
  db: Db,
  seat: Pick<OrganisationSeatRow, 'id' | 'slug' | 'name'>,
  { importId, list, cursor }: Asked,
): Promise<RosterImportBody> {
  const row = await findImport(db, seat.id, importId);
  const counts = await countLines(db, importId);
  const shown = list ?? firstOf(counts);
  const found = await findLines(db, importId, shown, cursor);
  const lines = found.slice(0, pageSize);
  const from = row.taken_at ?? row.read_at;
  return {
    $id: row.id,
    organisation: { slug: seat.slug, name: seat.name },
    cohort: { $id: row.cohort_id, name: row.cohort_name },
    state: row.state as RosterImportState,
    version: row.roster_version,
    isCurrent: row.roster_version === row.version_now,
    encoding: row.encoding as RosterEncoding,
    separator: row.separator as RosterSeparator,
    titles: row.titles,
    columns: { name: '', number: '', semester: '', email: '', ...(row.columns as Partial<Parts>) },
    leftOut: row.left_out,
    counts,
    until: isoDate(new Date(from.getTime() + rosterTimes.previewHours * hourMs)),
    canUndo: row.state === 'taken' && row.roster_version === row.version_now,
    list: shown,
    lines: lines.map(({ position: _, ...line }) => line),
    next: found.length > pageSize ? String(lines.at(-1)?.position ?? '') : '',
  };
}

/** The kinds that change something come first. */
function firstOf(counts: Record<RosterKind, number>): RosterKind {
  const order = ['faulty', 'changed', 'missing', 'new', 'unchanged'] as const;
  return order.find((kind) => counts[kind] > 0) ?? 'new';
}

async function countLines(db: Db, importId: string): Promise<Record<RosterKind, number>> {
  const rows = await db
    .selectFrom('roster_import_rows')
    .select(['kind', sql<number>`count(*)::int`.as('count')])
    .where('import_id', '=', importId)
    .groupBy('kind')
    .execute();
  const found = new Map(rows.map(({ kind, count }) => [kind as RosterKind, count]));
  return Object.fromEntries(rosterKinds.map((kind) => [kind, found.get(kind) ?? 0])) as Record<
    RosterKind,
    number
  >;
}

async function findLines(
  db: Db,
  importId: string,
  kind: RosterKind,
  cursor: string | undefined,
): Promise<(ImportLineBody & { position: number })[]> {
  const after = cursor === undefined ? -1 : Number(cursor);
  if (!Number.isSafeInteger(after) || after > 2_147_483_647) throw new Refusal('general_cursor_not_found');
  const rows = await db
    .selectFrom('roster_import_rows as one')
    .leftJoin('cohorts as before', (join) => join.on('before.id', '=', sql<string>`one.old ->> 'cohort_id'`))
    .select(['one.position', 'one.line', 'one.reason', 'one.row_id', 'one.old', 'before.name as cohort'])
    .select(['one.name', 'one.number', 'one.semester', 'one.email'])
    .where('one.import_id', '=', importId)
    .where('one.kind', '=', kind)
    .where('one.position', '>', after)
    .orderBy('one.position')
    .limit(pageSize + 1)
    .execute();
  return rows.map((row) => ({
    position: row.position,
    $id: kind === 'missing' ? row.row_id : String(row.position),
    line: row.line,
    name: row.name,
    number: row.number,
    semester: row.semester,
    email: row.email,
    reason: row.reason as RosterFault | '',
    old: kind === 'changed' ? { ...partsOf(row.old as unknown as Parts), cohort: row.cohort ?? '' } : null,
  }));
}

function partsOf({ name, number, semester, email }: Parts): Parts {
  return { name, number, semester, email };
}
