import { instrumentNamed } from '#rules/agreements/instruments.ts';
import { paperWords } from '#rules/agreements/paper-words/en.ts';
import type { PaperWords } from '#rules/agreements/paper-words/words.ts';
import { type Currency, formatMoney } from '#rules/amounts/money.ts';
import { formatUnits } from '#rules/amounts/units.ts';
import { wallClock } from '#rules/calendar/zone.ts';
import type { TaxNumber } from '#rules/checks/tax-number.ts';
import type { PdfSheet } from '../../ground/pdf.ts';
import type { PaperFacts } from './papers.ts';

type Block = PdfSheet['blocks'][number];

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const line = (text: string): Block => ({ kind: 'text', text });
export const small = (text: string): Block => ({ kind: 'small', text });

export const shown = (amount: number, currency: Currency) =>
  formatMoney({ amount, currency }, { exact: true });

/** The day of a moment in the agreement's time zone, as its text and its statements count days. */
export const dayOf = (at: Date | string, { document }: Pick<PaperFacts, 'document'>, say: PaperWords) =>
  say.day(wallClock(new Date(at), document.zone).day);

type Party = PaperFacts['document']['parties']['contributor'];

export function partyLines(
  { name, number, place }: Party,
  taxNumber: TaxNumber | null,
  say: PaperWords,
): string {
  const lines = [
    number && say.number({ number }),
    place,
    taxNumber && `${taxNumber.kind}: ${taxNumber.number}`,
  ];
  return [name, ...lines].filter(Boolean).join('\n');
}

/** The project's side as the agreement names it, with the project. */
export function projectLines({ document, taxNumbers }: PaperFacts, say: PaperWords): string {
  const side = partyLines(document.parties.project, taxNumbers.project, say);
  return 'about' in document ? `${side}\n${say.project(document.about)}` : side;
}

/** Tax that was withheld of what is still stated as sent, a line for each payment. */
export function taxLines({ payments }: PaperFacts, currency: Currency, say: PaperWords): Block[] {
  return payments
    .filter(({ withheld, isReversed, owed }) => withheld > 0 && !isReversed && owed === 'pay')
    .map(({ withheld, day, taxReference: reference }) =>
      line(say.tax({ day: say.day(day), amount: shown(withheld, currency), reference })),
    );
}

/** A contributor's invoice to a project for an accepted milestone. */
export function invoiceSheet(facts: PaperFacts, say: PaperWords = paperWords): PdfSheet {
  const { document, milestone, agreementId, acceptedAt, dueAt, taxNumbers } = facts;
  const { currency, includesGst } = document.terms;
  const { terms, pay, units, equity } = milestone;
  const money = (amount: number) => shown(amount, currency);
  const awarded = milestone.awarded ?? terms.value;
  const sharePart = equity && units > 0 ? awarded - pay : 0;
  const title = say.invoice({ number: `${agreementId}-${milestone.number}` });
  const day = dayOf(acceptedAt, facts, say);
  return {
    title,
    ...(say.language && { language: say.language }),
    unshown: say.unshown,
    at: new Date(acceptedAt),
    blocks: [
      { kind: 'title', text: title },
      line(say.date({ day, dueDay: dueAt ? dayOf(dueAt, facts, say) : '' })),
      heading(say.from),
      line(partyLines(document.parties.contributor, taxNumbers.contributor, say)),
      heading(say.to),
      line(projectLines(facts, say)),
      heading(say.for),
      line(`${say.milestone({ number: milestone.number, title: terms.title })}\n${say.accepted({ day })}`),
      line(say.value({ amount: money(terms.value) })),
      ...(awarded === terms.value ? [] : [line(say.awarded({ amount: money(awarded) }))]),
      ...(sharePart > 0 && equity
        ? [
            line(
              say.inUnits({
                instrument: instrumentNamed(equity.instrument, say.instruments),
                units: formatUnits(units),
                price: money(equity.unitPrice),
                amount: money(sharePart),
              }),
            ),
          ]
        : []),
      line(includesGst ? say.gst : say.noGst),
      ...taxLines(facts, currency, say),
      heading(say.toBePaid({ amount: money(pay) })),
      ...closing(facts, say),
    ],
  };
}

export function closing({ agreementId: agreement, document }: PaperFacts, say: PaperWords): Block[] {
  return [small(say.closing({ agreement, version: document.version }))];
}
