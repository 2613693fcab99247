import type { FoundForMemberBody } from '#contract/opportunities/find-calls.ts';
import type {
  CreditConfirmed,
  ListedOpportunity,
  OpportunitySaid,
  Pay,
} from '#contract/opportunities/shapes.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { type OpportunityKind, opportunityKinds } from '#rules/lists/kinds.ts';
import { number, plural, shortDay, unbroken } from '#web/ground/texts/amounts.ts';
import { asStored } from '#web/ground/texts/as-stored.ts';

export const kindLabels: Record<OpportunityKind, string> = asStored(opportunityKinds);
export const modeLabels = {
  '': 'Not said yet',
  Remote: 'Remote',
  'On site': 'On site',
  Both: 'On site or remote',
};
export const periodLabels = { 'Per month': 'a month', 'Per milestone': 'a milestone', 'In all': 'in all' };

const weeks = (count: number) =>
  unbroken(plural(count, { one: (shown) => `${shown} week`, other: (shown) => `${shown} weeks` }));

/** The reading of equity alone, in full. */
export const equityAlone = 'No pay. A promise of shares may be agreed in writing before work begins.';

export function payWords({ min, max, currency, period }: Pay): string {
  const from = formatMoney({ amount: min, currency });
  const to = formatMoney({ amount: max, currency });
  return `${min === max ? from : `${from} to ${to}`} ${periodLabels[period]}`;
}

type Gives = Pick<OpportunitySaid, 'pay' | 'equity' | 'credit'> & {
  /** Left out where it is not known. */
  creditConfirmed?: CreditConfirmed;
};

/** Whether the institution stands behind the credit: Credit confirmed by Wardha College: up to 90 hours, 3 credits */
export function creditWords({
  credit,
  creditConfirmed: confirmed,
}: Pick<Gives, 'credit' | 'creditConfirmed'>) {
  if (!credit || confirmed === undefined) return '';
  if (confirmed === null) return `${credit.institution} has not confirmed it.`;
  const hours = plural(confirmed.hours, { one: () => '1 hour', other: (shown) => `${shown} hours` });
  const credits = plural(confirmed.credits, { one: () => '1 credit', other: (shown) => `${shown} credits` });
  return `Credit confirmed by ${confirmed.name}: up to ${hours}, ${credits}`;
}

/** In one line: ₹6,000 to ₹9,000 a month or equity. */
export function givesLine({ pay, equity, credit }: Gives): string {
  const parts = [
    ...(pay ? [payWords(pay)] : []),
    ...(equity ? ['equity'] : []),
    ...(credit ? [`${number(credit.hours)} h of college credit`] : []),
  ];
  const line = parts.join(' or ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** Sentence by sentence. */
export function givesWords({ pay, equity, credit, creditConfirmed }: Gives): string[] {
  const confirmed = creditWords({ credit, creditConfirmed });
  if (equity && !pay && !credit) return [equityAlone];
  return [
    ...(pay ? [`${payWords(pay)}.`] : []),
    ...(equity ? ['A promise of shares may be agreed in writing before work begins.'] : []),
    ...(credit ? [`College credit at ${credit.institution}: ${number(credit.hours)} hours.`] : []),
    ...(confirmed ? [confirmed] : []),
    ...(pay ? [] : ['No pay.']),
  ];
}

type Paid = Pick<OpportunitySaid, 'pay' | 'weeks' | 'hoursAWeek'>;

/** Pay in sum: 8 h a week for 10 weeks: about ₹13,846 to ₹20,769 in all, ₹173 to ₹260 an hour. Empty where too little is said for it. */
export function calculationWords({ pay, weeks: count, hoursAWeek }: Paid): string {
  if (!pay || pay.period === 'Per milestone' || hoursAWeek === 0) return '';
  const isMonthly = pay.period === 'Per month';
  if (count === 0 && !isMonthly) return '';
  const span = ({ min, max }: { min: number; max: number }) => {
    const [from, to] = [min, max].map((amount) =>
      formatMoney({ amount: Math.max(1, Math.round(amount / 100)) * 100, currency: pay.currency }),
    );
    return from === to ? from : `${from} to ${to}`;
  };
  const times = (factor: number) => span({ min: pay.min * factor, max: pay.max * factor });
  const weeksAMonth = 52 / 12;
  const anHour = times(1 / (hoursAWeek * (isMonthly ? weeksAMonth : count)));
  const time = `${number(hoursAWeek)} h a week`;
  if (count === 0) return `${time}: about ${anHour} an hour.`;
  const inAll = isMonthly ? `${times(count / weeksAMonth)} in all, ` : '';
  return `${time} for ${weeks(count)}: about ${inAll}${anHour} an hour.`;
}

type Fit = FoundForMemberBody['opportunities'][number]['fit'];

/** The parts that fit, and the parts that it asks for: 3 of 4 skills · 20 h a week; you have 10 · about 6 km */
export function fitWords({ sharedSkills, ofSkills, hours, ofHours, aboutKm }: Fit): string {
  return [
    sharedSkills > 0 && `${number(sharedSkills)} of ${number(ofSkills)} skills`,
    ofHours > 0 && hours > 0 && `${number(hours)} h a week; you have ${number(ofHours)}`,
    aboutKm > 0 && `about ${number(aboutKm)} km`,
  ]
    .filter(Boolean)
    .join(' · ');
}

type Placed = Pick<OpportunitySaid, 'mode' | 'place'>;

/** Nagpur, Maharashtra or remote */
export function districtWords({ mode, place }: Placed): string {
  if (mode === 'Remote' || place === '') return modeLabels[mode];
  return mode === 'Both' ? `${place} or remote` : place;
}

export function lengthWords(count: number): string {
  return count === 0 ? 'Open end' : weeks(count);
}

/** Nagpur or remote · 8 h a week · from 14 Dec 2026 */
export function factsLine(
  one: Pick<ListedOpportunity, 'mode' | 'place' | 'hoursAWeek' | 'weeks' | 'startsOn'>,
) {
  return [
    districtWords(one),
    one.hoursAWeek > 0 && `${number(one.hoursAWeek)} h a week`,
    lengthWords(one.weeks),
    one.startsOn && `from ${shortDay(one.startsOn)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

export function seatsWords(count: number): string {
  return plural(count, { one: (shown) => `${shown} open seat`, other: (shown) => `${shown} open seats` });
}
