import { moneyFields, type OwnStatement, unitFields } from '#core/agreements/read-own-statement.ts';
import type { PdfSheet } from '#core/ground/pdf.ts';
import { formatUnits } from '#rules/amounts/units.ts';
import { spreadsheetOf } from '../spreadsheet.ts';
import { type AgreementPapers, englishPapers } from '../texts/by-language.ts';
import { shownSum, sumCell, sumLines, sumNames } from './shown-sums.ts';

export function ownStatementSheet(
  statement: OwnStatement,
  { name, at, papers = englishPapers }: { name: string; at: Date; papers?: AgreementPapers },
): PdfSheet {
  const { own: say, sums: words } = papers;
  const { agreements, money, units } = statement;
  return {
    title: say.title,
    language: papers.language,
    unshown: papers.unshown,
    at,
    blocks: [
      { kind: 'title', text: say.title },
      text(say.of(name)),
      heading(say.agreements),
      ...(agreements.length === 0
        ? [text(say.none)]
        : agreements.map((one) => text(agreementText(one, papers)))),
      ...(money.length > 0 ? [heading(say.money)] : []),
      ...money.map((of) =>
        text(
          [
            of.currency,
            ...moneyFields.map((field) => `${words[field]}: ${shownSum(field, of[field], of.currency)}`),
          ].join('\n'),
        ),
      ),
      ...(units.length > 0 ? [heading(say.units)] : []),
      ...units.map((of) =>
        text(
          [of.project, ...unitFields.map((field) => `${words[field]}: ${formatUnits(of[field])}`)].join('\n'),
        ),
      ),
      { kind: 'small', text: say.never },
    ],
  };
}

function agreementText(
  { project, role, id, currency, sums, last, ...one }: OwnStatement['agreements'][number],
  papers: AgreementPapers,
) {
  const { own: say } = papers;
  return [
    `${project}: ${role}, ${stateOf(one, papers)}`,
    ...(sums ? [sumLines(sums, currency, papers)] : []),
    `${say.agreement} ${id}. ${say.last}: ${last.sequence}. ${say.hash}: ${last.hash}`,
  ].join('\n');
}

/** A line for each agreement, then one for each currency and for each project. */
export function ownStatementTable(
  { agreements, money, units }: OwnStatement,
  papers: AgreementPapers = englishPapers,
): string {
  const { own: say, sums: words } = papers;
  const { columns } = say;
  return spreadsheetOf([
    [
      ...[columns.kind, columns.project, columns.role, columns.stage, columns.agreement, say.currency],
      ...sumNames.map((name) => words[name]),
      ...[say.last, say.hash],
    ],
    ...agreements.map(({ project, role, id, currency, sums, last, ...one }) => [
      ...[say.agreement, project, role, stateOf(one, papers), id, currency],
      ...sumNames.map((name) => sumCell(name, sums?.[name])),
      ...[last.sequence, last.hash],
    ]),
    ...money.map((of) => [
      ...[say.currency, '', '', '', '', of.currency],
      ...sumNames.map((name) => sumCell(name, isOf(moneyFields, name) ? of[name] : undefined)),
      ...['', ''],
    ]),
    ...units.map((of) => [
      ...[say.project, of.project, '', '', '', ''],
      ...sumNames.map((name) => sumCell(name, isOf(unitFields, name) ? of[name] : undefined)),
      ...['', ''],
    ]),
  ]);
}

function isOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}

function stateOf(
  { stage, isSettled }: Pick<OwnStatement['agreements'][number], 'stage' | 'isSettled'>,
  { states, settled }: AgreementPapers,
) {
  return isSettled ? `${states[stage]}, ${settled}` : states[stage];
}

const heading = (words: string) => ({ kind: 'heading' as const, text: words });
const text = (words: string) => ({ kind: 'text' as const, text: words });
