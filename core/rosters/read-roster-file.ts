import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { rosterLimits as limits, type RosterPart } from '#contract/rosters/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { gate } from '../ground/gate.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { type Columns, matchColumns } from './import/match-columns.ts';
import { type ReadRow, readRows } from './import/read-rows.ts';
import { readTable, type Table } from './import/read-table.ts';
import { compareRows } from './steps/compare-rows.ts';
import { holdRoster, requireCohort } from './steps/hold-roster.ts';

type Sent = {
  organisationSlug: string;
  cohortId: string;
  bytes: Buffer;
  /** The titles of the columns, where the member has said them. */
  columns: Partial<Record<RosterPart, string>>;
};

/** So many files are read at once on a server: each takes memory and time. */
const inTurn = gate({ atOnce: 2, mostWaiting: 10 });
const rowsAtOnce = 500;

/**
 * Reads a file of students and compares it with the roster. Nothing changes, and the file is not kept: its rows wait a day.
 * @throws Refusal `roster_file_large`; `roster_columns_missing`; the refusals of `readTable` and `holdRoster`;
 * `cohort_unknown`
 */
export async function readRosterFile(core: Core, member: Member, sent: Sent): Promise<{ $id: string }> {
  if (sent.bytes.length > limits.fileBytes) throw new Refusal('roster_file_large');
  if (sent.bytes.length === 0) throw new Refusal('roster_file_missing');
  // A member who may not import learns nothing about the file.
  const domain = await core.db.transaction().execute(async (tx) => {
    const { seat } = await holdRoster(tx, member, sent.organisationSlug);
    await requireCohort(tx, seat.id, sent.cohortId);
    return seat.domain;
  });
  return inTurn(async () => {
    const table = await readTable(sent.bytes);
    const columns = matchColumns(table.titles, sent.columns);
    if (columns.name === undefined || columns.number === undefined)
      throw new Refusal('roster_columns_missing', { reason: table.titles.slice(0, 40).join(', ') });
    const { rows, leftOut } = await readRows(table, columns, domain);
    return core.db.transaction().execute(async (tx) => {
      const { seat, version } = await holdRoster(tx, member, sent.organisationSlug);
      const cohort = await requireCohort(tx, seat.id, sent.cohortId);
      const importId = newId();
      await tx
        .insertInto('roster_imports')
        .values({
          id: importId,
          organisation_id: seat.id,
          cohort_id: cohort.id,
          account_id: member.id,
          roster_version: version,
          ...describe(table, columns),
          left_out: leftOut,
        })
        .execute();
      await insertRows(tx, importId, rows);
      await compareRows(tx, importId, { organisationId: seat.id, cohortId: cohort.id, columns });
      return { $id: importId };
    });
  });
}

function describe({ encoding, separator, titles }: Table, columns: Columns) {
  const named = Object.entries(columns).map(([part, at]) => [part, titles[at] ?? '']);
  return { encoding, separator, titles: [...titles], columns: JSON.stringify(Object.fromEntries(named)) };
}

async function insertRows(tx: Tx, importId: string, rows: readonly ReadRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce).map((row, at) => ({
      position: from + at,
      line: row.line,
      kind: row.reason ? 'faulty' : 'new',
      reason: row.reason,
      row_id: newId(),
      name: row.name,
      number: row.number,
      number_key: row.key,
      semester: row.semester,
      email: row.email,
    }));
    await sql`
      insert into roster_import_rows
        (import_id, position, line, kind, reason, row_id, name, number, number_key, semester, email)
      select ${importId}, position, line, kind, reason, row_id, name, number, number_key, semester, email
      from json_to_recordset(${JSON.stringify(some)}::json) as one (
        position int, line int, kind text, reason text, row_id text, name text, number text, number_key text,
        semester text, email text
      )`.execute(tx);
    await turn();
  }
}
