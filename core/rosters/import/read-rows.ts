import { setImmediate as turn } from 'node:timers/promises';
import { rosterLimits as limits, type RosterFault, type RosterPart } from '#contract/rosters/limits.ts';
import { findAadhaar } from '#rules/checks/aadhaar.ts';
import { readEmail } from '#rules/checks/email.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { normaliseLine } from '#rules/text/normalise.ts';
import type { Columns } from './match-columns.ts';
import type { Table, TableLine } from './read-table.ts';

export type ReadRow = Record<RosterPart, string> & {
  line: number;
  key: string;
  reason: RosterFault | '';
};

export type ReadRows = {
  rows: ReadRow[];
  /** Addresses that were left out, since they are not at the domain. */
  leftOut: number;
};

const atOnce = 500;

/** Two numbers are one when they differ by blanks, small letters, wide forms or the script of their digits alone. */
export function numberKeyOf(number: string): string {
  return latinDigits(number.normalize('NFKC')).replace(/\s/g, '').toUpperCase();
}

/** The rows of a table with what is wrong with each. Columns that were not matched are not read. */
export async function readRows(table: Table, columns: Columns, domain: string): Promise<ReadRows> {
  const rows: ReadRow[] = [];
  let leftOut = 0;
  for (const one of table.lines) {
    const row = readRow(one, table.titles, columns);
    if (!isAt(row.email, domain)) row.email = '';
    if (!row.reason && !row.email && one.cells[columns.email ?? -1]?.trim()) leftOut++;
    rows.push(row);
    if (rows.length % atOnce === 0) await turn();
  }
  markTwice(rows);
  return { rows, leftOut };
}

function readRow({ line, cells }: TableLine, titles: readonly string[], columns: Columns): ReadRow {
  const typed = (part: RosterPart) => cells[columns[part] ?? -1] ?? '';
  const read = (part: RosterPart) => normaliseLine(typed(part));
  const said = { name: read('name'), number: read('number'), semester: latinDigits(read('semester')) };
  const row = { line, ...said, email: readEmail(read('email')) ?? '', key: numberKeyOf(said.number) };
  const all = Object.entries(columns).map(([part, at]) => [titles[at] ?? '', typed(part as RosterPart)]);
  const reason = faultOf(row, all);
  if (!reason) return { ...row, reason };
  // A faulty row is shown, and a number that we may not keep is not.
  const shown =
    reason === 'identity_number' ? { name: '', number: '', semester: '', email: '' } : shortened(row);
  return { ...row, ...shown, reason };
}

function faultOf(row: Omit<ReadRow, 'reason'>, cells: readonly (readonly string[])[]): RosterFault | '' {
  if (cells.some(([, cell]) => /[\0\ufffd]/.test(cell ?? ''))) return 'unreadable';
  if (cells.some(([title, cell]) => findAadhaar(`${title}: ${cell}`).length > 0)) return 'identity_number';
  if (!row.name) return 'name_missing';
  if (!row.key) return 'number_missing';
  const isLong = (['name', 'number', 'semester', 'email'] as const).some(
    (part) => [...row[part]].length > limits[part],
  );
  return isLong ? 'too_long' : '';
}

function shortened(row: Omit<ReadRow, 'reason'>) {
  const cut = (part: RosterPart) => [...row[part]].slice(0, limits[part]).join('');
  return { name: cut('name'), number: cut('number'), semester: cut('semester'), email: cut('email') };
}

/** Of rows with one number none is taken: the office has to say which one is right. */
function markTwice(rows: readonly ReadRow[]): void {
  const byKey = Map.groupBy(
    rows.filter(({ reason }) => reason === ''),
    ({ key }) => key,
  );
  for (const same of byKey.values()) if (same.length > 1) for (const row of same) row.reason = 'number_twice';
}

function isAt(email: string, domain: string): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return host === domain || host.endsWith(`.${domain}`);
}
