import type { FoundForMemberBody } from '#contract/opportunities/find-calls.ts';
import type {
  CreditConfirmed,
  ListedOpportunity,
  OpportunitySaid,
  Pay,
} from '#contract/opportunities/shapes.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import type { OpportunityKind } from '#rules/lists/kinds.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number, plural, shortDay, unbroken } from '#web/ground/texts/amounts.ts';
import type { modeLabels as english } from '../en/values.ts';

export const kindLabels: Record<OpportunityKind, string> = {
  'Project role': 'प्रोजेक्ट में भूमिका',
  Internship: 'इंटर्नशिप',
  Job: 'नौकरी',
  'Co-founder': 'सह-संस्थापक',
  Advice: 'सलाह',
};
export const modeLabels = {
  '': 'अभी नहीं बताया',
  Remote: 'कहीं से भी',
  'On site': 'काम की जगह पर',
  Both: 'काम की जगह पर या कहीं से भी',
} satisfies Translated<typeof english>;
export const periodLabels = { 'Per month': 'हर महीने', 'Per milestone': 'हर पड़ाव पर', 'In all': 'कुल मिलाकर' };

const weeks = (count: number) =>
  unbroken(plural(count, { one: (shown) => `${shown} हफ़्ता`, other: (shown) => `${shown} हफ़्ते` }));

const isMonthly = (period: Pay['period']) => period === 'Per month';
const isByMilestone = (period: Pay['period']) => period === 'Per milestone';
const isRemote = (mode: OpportunitySaid['mode']) => mode === 'Remote';
const isBoth = (mode: OpportunitySaid['mode']) => mode === 'Both';

export const equityAlone = 'कोई भुगतान नहीं। काम शुरू होने से पहले शेयर का वादा लिखित में तय हो सकता है।';

export function payWords({ min, max, currency, period }: Pay): string {
  const from = formatMoney({ amount: min, currency });
  const to = formatMoney({ amount: max, currency });
  return `${periodLabels[period]} ${min === max ? from : `${from} से ${to}`}`;
}

type Gives = Pick<OpportunitySaid, 'pay' | 'equity' | 'credit'> & {
  creditConfirmed?: CreditConfirmed;
};

export function creditWords({
  credit,
  creditConfirmed: confirmed,
}: Pick<Gives, 'credit' | 'creditConfirmed'>) {
  if (!credit || confirmed === undefined) return '';
  if (confirmed === null) return `${credit.institution} ने इसे पक्का नहीं किया है।`;
  const hours = plural(confirmed.hours, { one: (shown) => `${shown} घंटा`, other: (shown) => `${shown} घंटे` });
  const credits = plural(confirmed.credits, {
    one: (shown) => `${shown} क्रेडिट`,
    other: (shown) => `${shown} क्रेडिट`,
  });
  return `${confirmed.name} ने क्रेडिट पक्का किया है: ज़्यादा से ज़्यादा ${hours}, ${credits}`;
}

export function givesLine({ pay, equity, credit }: Gives): string {
  return [
    ...(pay ? [payWords(pay)] : []),
    ...(equity ? ['इक्विटी'] : []),
    ...(credit ? [`कॉलेज क्रेडिट के ${number(credit.hours)} घंटे`] : []),
  ].join(' या ');
}

export function givesWords({ pay, equity, credit, creditConfirmed }: Gives): string[] {
  const confirmed = creditWords({ credit, creditConfirmed });
  if (equity && !pay && !credit) return [equityAlone];
  return [
    ...(pay ? [`${payWords(pay)}।`] : []),
    ...(equity ? ['काम शुरू होने से पहले शेयर का वादा लिखित में तय हो सकता है।'] : []),
    ...(credit ? [`${credit.institution} में कॉलेज क्रेडिट: ${number(credit.hours)} घंटे।`] : []),
    ...(confirmed ? [confirmed] : []),
    ...(pay ? [] : ['कोई भुगतान नहीं।']),
  ];
}

type Paid = Pick<OpportunitySaid, 'pay' | 'weeks' | 'hoursAWeek'>;

export function calculationWords({ pay, weeks: count, hoursAWeek }: Paid): string {
  if (!pay || isByMilestone(pay.period) || hoursAWeek === 0) return '';
  const monthly = isMonthly(pay.period);
  if (count === 0 && !monthly) return '';
  const span = ({ min, max }: { min: number; max: number }) => {
    const [from, to] = [min, max].map((amount) =>
      formatMoney({ amount: Math.max(1, Math.round(amount / 100)) * 100, currency: pay.currency }),
    );
    return from === to ? from : `${from} से ${to}`;
  };
  const times = (factor: number) => span({ min: pay.min * factor, max: pay.max * factor });
  const weeksAMonth = 52 / 12;
  const anHour = times(1 / (hoursAWeek * (monthly ? weeksAMonth : count)));
  const time = `हफ़्ते में ${number(hoursAWeek)} घंटे`;
  if (count === 0) return `${time}: हर घंटे क़रीब ${anHour}।`;
  if (!monthly) return `${time}, ${weeks(count)}: हर घंटे क़रीब ${anHour}।`;
  return `${time}, ${weeks(count)}: कुल क़रीब ${times(count / weeksAMonth)}, हर घंटे क़रीब ${anHour}।`;
}

type Fit = FoundForMemberBody['opportunities'][number]['fit'];

export function fitWords({ sharedSkills, ofSkills, hours, ofHours, aboutKm }: Fit): string {
  return [
    sharedSkills > 0 && `${number(ofSkills)} में से ${number(sharedSkills)} हुनर`,
    ofHours > 0 && hours > 0 && `हफ़्ते में ${number(hours)} घंटे; आपके पास ${number(ofHours)}`,
    aboutKm > 0 && `क़रीब ${number(aboutKm)} किमी`,
  ]
    .filter(Boolean)
    .join(' · ');
}

type Placed = Pick<OpportunitySaid, 'mode' | 'place'>;

export function districtWords({ mode, place }: Placed): string {
  if (isRemote(mode) || place === '') return modeLabels[mode];
  return isBoth(mode) ? `${place} या कहीं से भी` : place;
}

export function lengthWords(count: number): string {
  return count === 0 ? 'आख़िरी दिन तय नहीं' : weeks(count);
}

export function factsLine(
  one: Pick<ListedOpportunity, 'mode' | 'place' | 'hoursAWeek' | 'weeks' | 'startsOn'>,
) {
  return [
    districtWords(one),
    one.hoursAWeek > 0 && `हफ़्ते में ${number(one.hoursAWeek)} घंटे`,
    lengthWords(one.weeks),
    one.startsOn && `${shortDay(one.startsOn)} से`,
  ]
    .filter(Boolean)
    .join(' · ');
}

export function seatsWords(count: number): string {
  return plural(count, { one: (shown) => `${shown} खुली जगह`, other: (shown) => `${shown} खुली जगहें` });
}
