import type { ClosingPack, PackedAgreement, PackLine } from '#core/agreements/read-closing-pack.ts';
import type { MakePdf, PdfSheet } from '#core/ground/pdf.ts';
import type { Milestone } from '#rules/agreements/state.ts';
import { type Currency, formatMoney } from '#rules/amounts/money.ts';
import { formatUnits } from '#rules/amounts/units.ts';
import { formatDay } from '#rules/calendar/show.ts';
import { spreadsheetOf } from '../spreadsheet.ts';
import { type AgreementPapers, englishPapers } from '../texts/by-language.ts';
import { decimal } from './shown-sums.ts';

type Column = keyof AgreementPapers['pack']['columns'];
type ZipEntry = { name: string; lastModified: Date; input: string | Uint8Array<ArrayBuffer> };

/** The files of the pack, each made when its turn comes. */
export async function* packedFiles(
  pack: ClosingPack,
  makePdf: MakePdf,
  { at, papers = englishPapers }: { at: Date; papers?: AgreementPapers },
): AsyncGenerator<ZipEntry> {
  const { promises, texts, text } = papers.pack.files;
  yield { name: `${promises}.csv`, lastModified: at, input: promisesTable(pack, papers) };
  yield {
    name: `${promises}.pdf`,
    lastModified: at,
    input: bytesOf(await makePdf(promisesSheet(pack, at, papers))),
  };
  for (const { id, texts: signed } of pack.agreements)
    for (const { number, sheet } of signed)
      yield {
        name: `${texts}/${id}-${text(number)}.pdf`,
        lastModified: at,
        input: bytesOf(await makePdf(sheet)),
      };
}

const bytesOf = (pdf: Buffer) => new Uint8Array(pdf);

function promisesTable({ agreements }: ClosingPack, papers: AgreementPapers): string {
  return spreadsheetOf([
    // By the names of the English ones: a translation may write them in another order.
    ...[Object.keys(englishPapers.pack.columns).map((name) => papers.pack.columns[name as Column])],
    ...agreements.flatMap((one) => (one.lines ?? []).map((line) => lineCells(one, line, papers))),
  ]);
}

function lineCells(
  { person, role, id, signedOn, currency, last, ...one }: PackedAgreement,
  { milestone, confirmed, due, fallbackDue }: NonNullable<PackedAgreement['lines']>[number],
  papers: AgreementPapers,
) {
  const { pack: say, stages } = papers;
  const { equity, units, vested, returned, gone, awarded, share, terms } = milestone;
  const isChosen = wasBegun(milestone);
  return [
    ...[person, role, id, signedOn, stateOf(one, papers)],
    ...[milestone.number, terms.title, stages[milestone.stage], currency, decimal(terms.value)],
    ...[awarded === null ? '' : decimal(awarded), isChosen ? decimal(milestone.pay) : ''],
    ...[decimal(confirmed), decimal(due), isChosen ? share : '', equity ? decimal(equity.unitPrice) : ''],
    ...[units, vested, unvestedOf(milestone), returned, gone],
    ...[
      equity ? vestingWords(equity.vesting, papers) : isChosen ? say.noEquity : '',
      equity?.conversionDay ?? '',
    ],
    ...[equity ? decimal(equity.fallbackPrice) : '', decimal(fallbackDue), last.sequence, last.hash],
  ];
}

function promisesSheet(
  { project, pool, agreements }: ClosingPack,
  at: Date,
  papers: AgreementPapers,
): PdfSheet {
  const { pack: say, locale } = papers;
  return {
    title: say.title(project),
    language: papers.language,
    unshown: papers.unshown,
    at,
    blocks: [
      { kind: 'title', text: say.title(project) },
      text(
        pool
          ? say.pool(
              formatUnits(pool.poolUnits),
              formatUnits(pool.companyUnits),
              formatDay(pool.asOfDay, locale),
            )
          : say.noPool,
      ),
      ...(agreements.length === 0
        ? [text(say.none)]
        : agreements.flatMap((one) => agreementBlocks(one, papers))),
      { kind: 'small', text: say.notAdvice },
    ],
  };
}

function agreementBlocks(one: PackedAgreement, papers: AgreementPapers): PdfSheet['blocks'] {
  const { pack: say, locale } = papers;
  const { person, role, id, signedOn, currency, last, lines, texts } = one;
  const hashes = texts.map(({ number, hash }) => `${say.files.text(number)}: ${hash}`);
  return [
    { kind: 'heading', text: `${person || papers.formerMember} · ${stateOf(one, papers)}` },
    text(say.agreement(role, id, formatDay(signedOn, locale))),
    ...(lines ? lines.map((line) => text(milestoneText(line, currency, papers))) : [text(say.noText)]),
    ...(lines
      ? [
          text(
            totalText(
              lines.map(({ milestone }) => milestone),
              papers,
            ),
          ),
        ]
      : []),
    {
      kind: 'small',
      text: [...hashes, papers.statement.receipt(last.sequence, last.hash)].join('\n'),
    },
  ];
}

function milestoneText(
  { milestone, due, offered }: PackLine,
  currency: Currency,
  papers: AgreementPapers,
): string {
  const { pack: say, sums, stages, locale } = papers;
  const money = (amount: number) => formatMoney({ amount, currency });
  const { number, terms, stage, equity, units, vested, pay } = milestone;
  const title = `${number}. ${terms.title}: ${stages[stage]}`;
  if (stage === 'planned') return `${title}\n${say.notBegun(money(terms.value), offered)}`;
  if (!wasBegun(milestone)) return title;
  const parts = [
    title,
    `${sums.pay} ${money(pay)}, ${sums.due} ${money(due)}`,
    `${sums.units} ${formatUnits(units)}, ${sums.vested} ${formatUnits(vested)}, ${sums.unvested} ${formatUnits(unvestedOf(milestone))}`,
  ];
  if (equity && units > 0)
    parts.push(
      [
        say.at(money(equity.unitPrice)),
        vestingWords(equity.vesting, papers),
        say.conversion(formatDay(equity.conversionDay, locale)),
      ].join(', '),
    );
  return parts.join('\n');
}

function totalText(milestones: readonly Milestone[], { pack: say, sums }: AgreementPapers): string {
  const total = (of: (milestone: Milestone) => number) =>
    formatUnits(milestones.reduce((sum, one) => sum + BigInt(of(one)), 0n));
  return `${say.total}: ${sums.vested} ${total(({ vested }) => vested)}, ${sums.unvested} ${total(unvestedOf)}`;
}

/** The split between pay and shares is chosen when a milestone begins. */
function wasBegun({ stage }: Milestone): boolean {
  return stage !== 'planned' && stage !== 'cancelled';
}

/** Counts accepted work alone: work that is only started promises no units that can vest. */
function unvestedOf({ stage, units, vested, returned }: Milestone): number {
  return stage === 'accepted' ? Math.max(0, units - returned - vested) : 0;
}

function vestingWords(
  vesting: NonNullable<Milestone['equity']>['vesting'],
  { pack: say, locale }: AgreementPapers,
): string {
  if (vesting.kind === 'at_once') return say.atOnce;
  return say.monthly(vesting.months, vesting.cliff, formatDay(vesting.startDay, locale));
}

function stateOf(
  { stage, isSettled }: Pick<PackedAgreement, 'stage' | 'isSettled'>,
  { states, settled }: AgreementPapers,
): string {
  return isSettled ? `${states[stage]}, ${settled}` : states[stage];
}

const text = (words: string) => ({ kind: 'text' as const, text: words });
