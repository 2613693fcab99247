import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** `draft`: no native reader has seen it. `read`: one has. `agreed`: a second one has, for law and clauses counsel too. */
export const wordingStates = ['draft', 'read', 'agreed'] as const;
export type WordingState = (typeof wordingStates)[number];

/** The answer of readers about one sentence, kept in `docs/wording/<language>.csv`. A sentence without a row is a draft. */
export type Reading = {
  key: string;
  /** Of the English sentence and its translation: a change of either makes the sentence a draft again. */
  hash: string;
  state: WordingState;
  readBy: string;
  readOn: string;
  agreedBy: string;
  agreedOn: string;
};

export type Readings = ReadonlyMap<string, Reading>;

const columns = ['key', 'hash', 'state', 'readBy', 'readOn', 'agreedBy', 'agreedOn'] as const;

export const fileOfReadings = (code: string) => `docs/wording/${code}.csv`;

export const hashOf = (english: string, translation: string) =>
  createHash('sha256').update(`${english}\0${translation}`).digest('hex').slice(0, 12);

export function readReadings(file: string): Readings {
  if (!existsSync(file)) return new Map();
  const rows: Reading[] = parse(readFileSync(file, 'utf8'), { columns: true });
  return new Map(rows.map((row) => [row.key, row]));
}

export function writeReadings(readings: Readings): string {
  const rows = [...readings.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
  return stringify(rows, { header: true, columns: [...columns] });
}

/** How far the readers are with a sentence as it stands now. */
export function stateOf(readings: Readings, key: string, hash: string): Reading | null {
  const reading = readings.get(key);
  return reading?.hash === hash ? reading : null;
}

/** A row of a sheet that a reader has sent back. */
export type Returned = { key: string; hash: string; state: string; name: string; day: string };

/**
 * Takes what a reader says of sentences. A sentence that has changed since the sheet was made is refused, and so is a second reader
 * who is the first one. Resolves to the readings and to the reasons of what is refused.
 */
export function takeReturned(
  before: Readings,
  returned: readonly Returned[],
  present: ReadonlyMap<string, string>,
): { readings: Readings; refused: string[] } {
  const readings = new Map(before);
  const refused: string[] = [];
  for (const row of returned) {
    const now = stateOf(readings, row.key, row.hash);
    if (row.state === 'draft' || row.state === '' || row.state === now?.state) continue;
    const why = reasonAgainst(row, now, present.get(row.key));
    if (why) refused.push(`${row.key} ${why}`);
    else
      readings.set(
        row.key,
        row.state === 'agreed' && now
          ? { ...now, state: 'agreed', agreedBy: row.name, agreedOn: row.day }
          : { ...nothing, key: row.key, hash: row.hash, state: 'read', readBy: row.name, readOn: row.day },
      );
  }
  // A row of a sentence that is gone or has changed says nothing any more.
  for (const [key, { hash }] of readings) if (present.get(key) !== hash) readings.delete(key);
  return { readings, refused };
}

const nothing = { readBy: '', readOn: '', agreedBy: '', agreedOn: '' };

function reasonAgainst(row: Returned, now: Reading | null, hash: string | undefined): string | null {
  if (hash !== row.hash) return 'has changed since the sheet was made';
  if (row.state !== 'read' && row.state !== 'agreed') return `has no state “${row.state}”`;
  if (!row.name.trim()) return 'names no reader';
  if (!/^\d{4}-\d\d-\d\d$/.test(row.day)) return 'names no day, such as 2026-11-28';
  if (row.state === 'agreed' && !now) return 'is agreed by a second reader, and has no first one yet';
  if (row.state === 'agreed' && now?.readBy === row.name)
    return 'is agreed by another reader than the first one';
  return null;
}
