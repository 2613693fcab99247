import { formatDay } from '#rules/calendar/show.ts';
import type { PdfSheet } from '../../ground/pdf.ts';
import {
  closing,
  dayOf,
  heading,
  line,
  partyLines,
  projectLines,
  shown,
  small,
  taxLines,
} from './invoice-sheet.ts';
import type { PaperFacts } from './papers.ts';

/** The confirmed payments of a milestone, up to the last entry of its ledger. */
export function receiptSheet(facts: PaperFacts): PdfSheet {
  const { document, milestone, agreementId, taxNumbers, last, closed } = facts;
  const { currency } = document.terms;
  const money = (amount: number) => shown(amount, currency);
  const standing = facts.payments.filter(({ isReversed, owed }) => !isReversed && owed !== 'back');
  const back = facts.payments.filter(({ isReversed, owed }) => !isReversed && owed === 'back');
  const sum = (of: typeof standing) => of.reduce((total, { confirmed }) => total + (confirmed ?? 0), 0);
  return {
    title: `Receipt ${agreementId}-${milestone.number}`,
    at: new Date(last.at),
    blocks: [
      { kind: 'title', text: `Receipt ${agreementId}-${milestone.number}` },
      heading('Received by'),
      line(partyLines(document.parties.contributor, taxNumbers.contributor)),
      heading('From'),
      line(projectLines(facts)),
      heading('For'),
      line(`Milestone ${milestone.number}: ${milestone.terms.title}\nTo be paid: ${money(milestone.pay)}`),
      ...(milestone.fallback > 0
        ? [line(`Cash in place of shares, to be paid as well: ${money(milestone.fallback)}`)]
        : []),
      heading('Payments'),
      ...standing.map(({ entry, day, way, reference, sent, withheld, confirmed, confirmedAt, isSilent }) =>
        line(
          [
            `Entry ${entry}: ${formatDay(day)}, ${way}${reference && `, reference ${reference}`}: ${money(sent)} sent${withheld > 0 ? `, ${money(withheld)} withheld as tax` : ''}.`,
            confirmed === null
              ? 'Not confirmed yet.'
              : `Confirmed${isSilent ? ' by silence' : ''} on ${dayOf(confirmedAt, facts)}: ${money(confirmed)}.`,
          ].join('\n'),
        ),
      ),
      ...taxLines(facts, currency),
      ...back.map(({ entry, day, way, sent, confirmed }) =>
        line(
          `Entry ${entry}: ${formatDay(day)}, ${way}: ${money(sent)} paid back, ${confirmed === null ? 'not confirmed yet' : `${money(confirmed)} confirmed`}.`,
        ),
      ),
      heading(`Confirmed in all: ${money(sum(standing) - sum(back))}`),
      ...(closed > 0 ? [line(`Closed with ${money(closed)} open.`)] : []),
      ...closing(facts),
      small(
        `Last entry: ${last.sequence}, of ${dayOf(last.at, facts)}. Its SHA-256: ${last.hash}. Compare it at /verify.`,
      ),
    ],
  };
}
