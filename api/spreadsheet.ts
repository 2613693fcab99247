import { stringify } from 'csv-stringify/sync';

/** For spreadsheets: they know its letters by the mark in front, and calculate nothing of what people wrote. */
export function spreadsheetOf(lines: readonly (readonly (string | number | bigint)[])[]): string {
  return stringify(
    lines.map((line) => line.map((cell) => (typeof cell === 'bigint' ? String(cell) : cell))),
    {
      bom: true,
      escape_formulas: true,
      // The library would leave a line end inside a cell bare where lines end otherwise.
      quoted: true,
      record_delimiter: 'windows',
    },
  );
}
