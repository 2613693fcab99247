import { type Currency, formatMoney } from '#rules/amounts/money.ts';
import { formatUnits } from '#rules/amounts/units.ts';
import { formatDay } from '#rules/calendar/show.ts';
import { wallClock } from '#rules/calendar/zone.ts';
import type { TaxNumber } from '#rules/checks/tax-number.ts';
import type { PdfSheet } from '../../ground/pdf.ts';
import type { PaperFacts } from './papers.ts';

type Block = PdfSheet['blocks'][number];

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const line = (text: string): Block => ({ kind: 'text', text });
export const small = (text: string): Block => ({ kind: 'small', text });

export const shown = (amount: number, currency: Currency) =>
  formatMoney({ amount, currency }, 'en-IN', { exact: true });

/** The day of a moment in the agreement's time zone, as its text and its statements count days. */
export const dayOf = (at: Date | string, { document }: Pick<PaperFacts, 'document'>) =>
  formatDay(wallClock(new Date(at), document.zone).day);

type Party = PaperFacts['document']['parties']['contributor'];

export function partyLines({ name, number, place }: Party, taxNumber: TaxNumber | null): string {
  const lines = [number && `Number: ${number}`, place, taxNumber && `${taxNumber.kind}: ${taxNumber.number}`];
  return [name, ...lines].filter(Boolean).join('\n');
}

/** The project's side as the agreement names it, with the project. */
export function projectLines({ document, taxNumbers }: PaperFacts): string {
  const side = partyLines(document.parties.project, taxNumbers.project);
  return 'about' in document ? `${side}\nProject: ${document.about.name}, ${document.about.address}` : side;
}

/** Tax that was withheld of what is still stated as sent, a line for each payment. */
export function taxLines({ payments }: PaperFacts, currency: Currency): Block[] {
  return payments
    .filter(({ withheld, isReversed, owed }) => withheld > 0 && !isReversed && owed === 'pay')
    .map(({ withheld, day, taxReference }) =>
      line(
        `Tax withheld on ${formatDay(day)}: ${shown(withheld, currency)}. Reference: ${taxReference || 'none given'}.`,
      ),
    );
}

/** A contributor's invoice to a project for an accepted milestone. */
export function invoiceSheet(facts: PaperFacts): PdfSheet {
  const { document, milestone, agreementId, acceptedAt, dueAt, taxNumbers } = facts;
  const { currency, includesGst } = document.terms;
  const { terms, pay, units, equity } = milestone;
  const awarded = milestone.awarded ?? terms.value;
  const sharePart = equity && units > 0 ? awarded - pay : 0;
  return {
    title: `Invoice ${agreementId}-${milestone.number}`,
    at: new Date(acceptedAt),
    blocks: [
      { kind: 'title', text: `Invoice ${agreementId}-${milestone.number}` },
      line(`Date: ${dayOf(acceptedAt, facts)}${dueAt ? `. Due by: ${dayOf(dueAt, facts)}` : ''}`),
      heading('From'),
      line(partyLines(document.parties.contributor, taxNumbers.contributor)),
      heading('To'),
      line(projectLines(facts)),
      heading('For'),
      line(`Milestone ${milestone.number}: ${terms.title}\nAccepted on ${dayOf(acceptedAt, facts)}`),
      line(`Agreed value: ${shown(terms.value, currency)}`),
      ...(awarded === terms.value ? [] : [line(`Value as accepted or ruled: ${shown(awarded, currency)}`)]),
      ...(sharePart > 0 && equity
        ? [
            line(
              `Taken in units (${equity.instrument}): ${formatUnits(units)} at ${shown(equity.unitPrice, currency)}, ${shown(sharePart, currency)}. No money is due for this part.`,
            ),
          ]
        : []),
      line(includesGst ? 'The amount includes GST.' : 'The amount includes no GST.'),
      ...taxLines(facts, currency),
      heading(`To be paid: ${shown(pay, currency)}`),
      ...closing(facts),
    ],
  };
}

export function closing({ agreementId, document }: PaperFacts): Block[] {
  return [
    small(
      `Written by Saharambh from the ledger of agreement ${agreementId}, version ${document.version}. Saharambh moves no money: what was sent and confirmed are the two sides' own words.`,
    ),
  ];
}
