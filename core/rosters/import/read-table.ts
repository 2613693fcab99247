import { setImmediate as turn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { rosterLimits as limits, type RosterSeparator } from '#contract/rosters/limits.ts';
import { normaliseLine } from '#rules/text/normalise.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type ReadText, readEncoding } from './read-encoding.ts';

const signs: Record<RosterSeparator, string> = { comma: ',', semicolon: ';', tab: '\t' };

export type TableLine = { line: number; cells: readonly string[] };

export type Table = {
  encoding: ReadText['encoding'];
  separator: RosterSeparator;
  titles: readonly string[];
  lines: readonly TableLine[];
};

/** So many lines are read before other requests get their turn. */
const atOnce = 250;

/**
 * Reads a CSV file as it comes from an office: any of the three encodings and separators, one line of titles, and rows.
 * @throws Refusal `roster_file_unread`; `roster_line_long`; `roster_rows_many`; `roster_file_empty`
 */
export async function readTable(bytes: Buffer): Promise<Table> {
  const read = readEncoding(bytes);
  if (typeof read === 'string') throw new Refusal('roster_file_unread', { reason: read });
  const { text, said } = withoutSeparatorLine(read.text);
  const separator = said ?? separatorOf(text);
  if (!separator) throw new Refusal('roster_file_unread', { reason: 'one_column' });
  const [first, ...lines] = await readLines(text, signs[separator], said ? 1 : 0);
  if (!first || lines.length === 0) throw new Refusal('roster_file_empty');
  const titles = first.cells.slice(0, limits.columns).map((title) => normaliseLine(title));
  return { encoding: read.encoding, separator, titles, lines };
}

/** A line by which Excel says the separator of a file. */
function withoutSeparatorLine(text: string): { text: string; said?: RosterSeparator } {
  const match = /^\ufeff?sep=([,;\t])\r?\n/i.exec(text);
  const said = (Object.keys(signs) as RosterSeparator[]).find((name) => signs[name] === match?.[1]);
  return match && said ? { text: text.slice(match[0].length), said } : { text };
}

/** The one that stands most often in the first line outside quotation marks. */
function separatorOf(text: string): RosterSeparator | null {
  const first = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, limits.rowCharacters))?.[0] ?? '';
  const bare = first.replace(/"(?:[^"]|"")*"/g, '');
  const counts = (Object.keys(signs) as RosterSeparator[]).map(
    (name) => [name, bare.split(signs[name]).length - 1] as const,
  );
  const [best] = counts.toSorted(([, one], [, other]) => other - one);
  return best && best[1] > 0 ? best[0] : null;
}

async function readLines(text: string, delimiter: string, before: number): Promise<TableLine[]> {
  const lines: TableLine[] = [];
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: limits.rowCharacters,
  });
  parser.end(text);
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      lines.push({ line: info.lines + before, cells: record });
      if (lines.length > limits.rows + 1) throw new Refusal('roster_rows_many', { count: limits.rows });
      if (lines.length % atOnce === 0) await turn();
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE')
      throw new Refusal('roster_line_long', { count: lines.length + 1 + before });
    throw new Refusal('roster_file_unread', { reason: 'quotes' });
  }
  return lines;
}
