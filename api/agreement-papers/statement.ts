import type { Statement } from '#core/agreements/read-statement.ts';
import type { PdfSheet } from '#core/ground/pdf.ts';
import { formatDay } from '#rules/calendar/show.ts';
import { spreadsheetOf } from '../spreadsheet.ts';
import { type AgreementPapers, englishPapers } from '../texts/by-language.ts';
import { sumCell, sumLines, sumNames } from './shown-sums.ts';

/** The same month of the same ledger makes the same bytes. */
export function statementSheet(one: Statement, papers: AgreementPapers = englishPapers): PdfSheet {
  const { statement: say, sideWords, entryWords, locale } = papers;
  const person = one.person || papers.formerMember;
  const line = (entry: Statement['lines'][number]) =>
    `${entry.sequence}. ${formatDay(entry.day, locale)}, ${entry.name || sideWords[entry.side]}: ${entryWords(entry, one.currency)}`;
  return {
    title: `${say.title(one.month)}, ${one.id}`,
    language: papers.language,
    unshown: papers.unshown,
    at: new Date(one.lines.at(-1)?.at ?? 0),
    blocks: [
      { kind: 'title', text: say.title(one.month) },
      { kind: 'text', text: say.between(one.project, person) },
      { kind: 'text', text: say.role(one.role, one.id) },
      ...(one.opening ? [heading(say.before), text(sumLines(one.opening, one.currency, papers))] : []),
      heading(say.entries),
      ...(one.lines.length > 0 ? one.lines.map((entry) => text(line(entry))) : [text(say.none)]),
      ...(one.closing
        ? [heading(say.after), text(sumLines(one.closing, one.currency, papers))]
        : [text(say.noSums)]),
      { kind: 'small', text: say.receipt(one.last.sequence, one.last.hash) },
      { kind: 'small', text: say.compare },
    ],
  };
}

export function statementTable(
  { lines, currency }: Statement,
  { statement: say, sums, sideWords, entryWords }: AgreementPapers = englishPapers,
): string {
  const { columns } = say;
  return spreadsheetOf([
    [
      ...[columns.entry, columns.at, columns.day, columns.side, columns.name, columns.what, columns.currency],
      ...sumNames.map((name) => say.afterIt(sums[name])),
      columns.hash,
    ],
    ...lines.map((entry) => [
      ...[entry.sequence, entry.at, entry.day, sideWords[entry.side], entry.name],
      ...[entryWords(entry, currency), currency],
      ...sumNames.map((name) => sumCell(name, entry.sums?.[name])),
      entry.hash,
    ]),
  ]);
}

const heading = (words: string) => ({ kind: 'heading' as const, text: words });
const text = (words: string) => ({ kind: 'text' as const, text: words });
