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
  'Project role': 'प्रकल्पातील भूमिका',
  Internship: 'इंटर्नशिप',
  Job: 'नोकरी',
  'Co-founder': 'सह-संस्थापक',
  Advice: 'सल्ला',
};
export const modeLabels = {
  '': 'अजून सांगितले नाही',
  Remote: 'कुठूनही',
  'On site': 'कामाच्या ठिकाणी',
  Both: 'कामाच्या ठिकाणी किंवा कुठूनही',
} satisfies Translated<typeof english>;
export const periodLabels = { 'Per month': 'दरमहा', 'Per milestone': 'प्रत्येक टप्प्याला', 'In all': 'एकूण' };

const weeks = (count: number) =>
  unbroken(plural(count, { one: (shown) => `${shown} आठवडा`, other: (shown) => `${shown} आठवडे` }));

const isMonthly = (period: Pay['period']) => period === 'Per month';
const isByMilestone = (period: Pay['period']) => period === 'Per milestone';
const isRemote = (mode: OpportunitySaid['mode']) => mode === 'Remote';
const isBoth = (mode: OpportunitySaid['mode']) => mode === 'Both';

export const equityAlone = 'मोबदला नाही. काम सुरू होण्याआधी शेअरचे वचन लेखी ठरू शकते.';

export function payWords({ min, max, currency, period }: Pay): string {
  const from = formatMoney({ amount: min, currency });
  const to = formatMoney({ amount: max, currency });
  return `${periodLabels[period]} ${min === max ? from : `${from} ते ${to}`}`;
}

type Gives = Pick<OpportunitySaid, 'pay' | 'equity' | 'credit'> & {
  creditConfirmed?: CreditConfirmed;
};

export function creditWords({
  credit,
  creditConfirmed: confirmed,
}: Pick<Gives, 'credit' | 'creditConfirmed'>) {
  if (!credit || confirmed === undefined) return '';
  if (confirmed === null) return `${credit.institution} या शैक्षणिक संस्थेने ते नक्की केलेले नाही.`;
  const hours = plural(confirmed.hours, { one: (shown) => `${shown} तास`, other: (shown) => `${shown} तास` });
  const credits = plural(confirmed.credits, {
    one: (shown) => `${shown} क्रेडिट`,
    other: (shown) => `${shown} क्रेडिट`,
  });
  return `${confirmed.name} या शैक्षणिक संस्थेने क्रेडिट नक्की केले आहे: जास्तीत जास्त ${hours}, ${credits}`;
}

export function givesLine({ pay, equity, credit }: Gives): string {
  return [
    ...(pay ? [payWords(pay)] : []),
    ...(equity ? ['इक्विटी'] : []),
    ...(credit ? [`कॉलेज क्रेडिटचे ${number(credit.hours)} तास`] : []),
  ].join(' किंवा ');
}

export function givesWords({ pay, equity, credit, creditConfirmed }: Gives): string[] {
  const confirmed = creditWords({ credit, creditConfirmed });
  if (equity && !pay && !credit) return [equityAlone];
  return [
    ...(pay ? [`${payWords(pay)}.`] : []),
    ...(equity ? ['काम सुरू होण्याआधी शेअरचे वचन लेखी ठरू शकते.'] : []),
    ...(credit ? [`${credit.institution} या शैक्षणिक संस्थेत कॉलेज क्रेडिट: ${number(credit.hours)} तास.`] : []),
    ...(confirmed ? [confirmed] : []),
    ...(pay ? [] : ['मोबदला नाही.']),
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
    return from === to ? from : `${from} ते ${to}`;
  };
  const times = (factor: number) => span({ min: pay.min * factor, max: pay.max * factor });
  const weeksAMonth = 52 / 12;
  const anHour = times(1 / (hoursAWeek * (monthly ? weeksAMonth : count)));
  const time = `आठवड्याला ${number(hoursAWeek)} तास`;
  if (count === 0) return `${time}: तासाला सुमारे ${anHour}.`;
  if (!monthly) return `${time}, ${weeks(count)}: तासाला सुमारे ${anHour}.`;
  return `${time}, ${weeks(count)}: एकूण सुमारे ${times(count / weeksAMonth)}, तासाला सुमारे ${anHour}.`;
}

type Fit = FoundForMemberBody['opportunities'][number]['fit'];

export function fitWords({ sharedSkills, ofSkills, hours, ofHours, aboutKm }: Fit): string {
  return [
    sharedSkills > 0 && `${number(ofSkills)} पैकी ${number(sharedSkills)} कौशल्ये`,
    ofHours > 0 && hours > 0 && `आठवड्याला ${number(hours)} तास; तुमच्याकडे ${number(ofHours)}`,
    aboutKm > 0 && `सुमारे ${number(aboutKm)} किमी`,
  ]
    .filter(Boolean)
    .join(' · ');
}

type Placed = Pick<OpportunitySaid, 'mode' | 'place'>;

export function districtWords({ mode, place }: Placed): string {
  if (isRemote(mode) || place === '') return modeLabels[mode];
  return isBoth(mode) ? `${place} किंवा कुठूनही` : place;
}

export function lengthWords(count: number): string {
  return count === 0 ? 'शेवटचा दिवस ठरलेला नाही' : weeks(count);
}

export function factsLine(
  one: Pick<ListedOpportunity, 'mode' | 'place' | 'hoursAWeek' | 'weeks' | 'startsOn'>,
) {
  return [
    districtWords(one),
    one.hoursAWeek > 0 && `आठवड्याला ${number(one.hoursAWeek)} तास`,
    lengthWords(one.weeks),
    one.startsOn && `${shortDay(one.startsOn)} पासून`,
  ]
    .filter(Boolean)
    .join(' · ');
}

export function seatsWords(count: number): string {
  return plural(count, { one: (shown) => `${shown} खुली जागा`, other: (shown) => `${shown} खुल्या जागा` });
}
