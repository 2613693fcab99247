import { paperWords } from '#rules/agreements/paper-words/en.ts';
import type { PaperWords } from '#rules/agreements/paper-words/words.ts';
import type { PaymentWay } from '#rules/lists/payment-ways.ts';
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
export function receiptSheet(facts: PaperFacts, say: PaperWords = paperWords): PdfSheet {
  const { document, milestone, agreementId, taxNumbers, last, closed } = facts;
  const { currency } = document.terms;
  const money = (amount: number) => shown(amount, currency);
  const standing = facts.payments.filter(({ isReversed, owed }) => !isReversed && owed !== 'back');
  const back = facts.payments.filter(({ isReversed, owed }) => !isReversed && owed === 'back');
  const sum = (of: typeof standing) => of.reduce((total, { confirmed }) => total + (confirmed ?? 0), 0);
  const title = say.receipt({ number: `${agreementId}-${milestone.number}` });
  const of = say.milestone({ number: milestone.number, title: milestone.terms.title });
  return {
    title,
    ...(say.language && { language: say.language }),
    unshown: say.unshown,
    at: new Date(last.at),
    blocks: [
      { kind: 'title', text: title },
      heading(say.receivedBy),
      line(partyLines(document.parties.contributor, taxNumbers.contributor, say)),
      heading(say.from),
      line(projectLines(facts, say)),
      heading(say.for),
      line(`${of}\n${say.toBePaid({ amount: money(milestone.pay) })}`),
      ...(milestone.fallback > 0 ? [line(say.fallback({ amount: money(milestone.fallback) }))] : []),
      heading(say.payments),
      ...standing.map(({ confirmed, confirmedAt, isSilent, ...one }) => {
        const sent = say.sent({
          entry: one.entry,
          day: say.day(one.day),
          way: wayOf(one.way, say),
          reference: one.reference,
          amount: money(one.sent),
          withheld: one.withheld > 0 ? money(one.withheld) : '',
        });
        const answer =
          confirmed === null
            ? say.unconfirmed
            : say.confirmed({ isSilent, day: dayOf(confirmedAt, facts, say), amount: money(confirmed) });
        return line(`${sent}\n${answer}`);
      }),
      ...taxLines(facts, currency, say),
      ...back.map(({ entry, day, way, sent, confirmed }) =>
        line(
          say.paidBack({
            entry,
            day: say.day(day),
            way: wayOf(way, say),
            amount: money(sent),
            confirmed: confirmed === null ? '' : money(confirmed),
          }),
        ),
      ),
      heading(say.inAll({ amount: money(sum(standing) - sum(back)) })),
      ...(closed > 0 ? [line(say.closedOpen({ amount: money(closed) }))] : []),
      ...closing(facts, say),
      small(say.last({ sequence: last.sequence, day: dayOf(last.at, facts, say), hash: last.hash })),
    ],
  };
}

/** Ways are stored in English. */
function wayOf(way: string, { ways }: PaperWords): string {
  return ways[way as PaymentWay] ?? way;
}
