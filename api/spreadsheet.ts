import { stringify } from 'csv-stringify/sync';

/** A file for spreadsheets: the mark at its start states the encoding, and they calculate nothing that members wrote. */
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
