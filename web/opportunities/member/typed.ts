import { opportunityLimits as limits } from '#contract/opportunities/limits.ts';
import type { OpportunitySaid } from '#contract/opportunities/shapes.ts';
import { currencies } from '#rules/amounts/money.ts';
import { typedAmount, typedCount } from '#rules/amounts/typed-amount.ts';
import { opportunityKinds, payPeriods, workModes } from '#rules/lists/kinds.ts';
import type { FaultCode } from '#web/forms/outcome.ts';
import type { StepName } from './steps.ts';

type Said = OpportunitySaid;
type Typed = { said: Partial<Said>; fault: { code: FaultCode; field: string } | null };
export type Fields = (name: string) => string;

/** Reads the fields of a page, and returns the first one that is invalid. The preview reads them with the same function. */
export function readTyped(field: Fields, step: StepName): Typed {
  const faults: Typed['fault'][] = [];
  const count = (name: string, most: number, least = 0): number => {
    const typed = field(name).trim();
    if (typed === '') return least;
    const read = typedCount(typed, most);
    if ('count' in read && read.count >= least) return read.count;
    faults.push({ code: 'opportunity_number_invalid', field: name });
    return least;
  };
  const choice = <Value extends string>(name: string, values: readonly Value[], none: Value): Value =>
    values.find((value) => value === field(name)) ?? none;
  const said = readers[step](field, { count, choice, faults });
  return { said, fault: faults[0] ?? null };
}

type Tools = {
  count: (name: string, most: number, least?: number) => number;
  choice: <Value extends string>(name: string, values: readonly Value[], none: Value) => Value;
  faults: Typed['fault'][];
};

const readers: Record<StepName, (field: Fields, tools: Tools) => Partial<Said>> = {
  basics: (field, { choice }) => ({
    kind: choice('kind', opportunityKinds, opportunityKinds[0]),
    title: field('title'),
    wouldDo: field('wouldDo'),
    wouldLearn: field('wouldLearn'),
    lookFor: field('lookFor'),
    skills: field('skills')
      .split(/[,;،、\n\r]/)
      .map((skill) => skill.trim())
      .filter(Boolean),
  }),
  terms: (field, tools) => ({
    seats: tools.count('seats', limits.seats, 1),
    startsOn: field('startsOn'),
    weeks: tools.count('weeks', limits.weeks),
    hoursAWeek: tools.count('hoursAWeek', limits.hoursAWeek),
    mode: tools.choice<Said['mode']>('mode', workModes, ''),
    place: field('place'),
    closesOn: field('closesOn'),
    equity: field('equity') === 'yes',
    pay: payIn(field, tools),
    credit: creditIn(field, tools),
  }),
  questions: (field, { count }) => ({
    questions: Array.from({ length: limits.questions }, (_, at) => field(`question${at + 1}`).trim()).filter(
      Boolean,
    ),
    trialTask: field('trialTask'),
    trialHours: field('trialTask').trim() === '' ? 0 : count('trialHours', limits.trialHours),
  }),
};

function payIn(field: Fields, { choice, faults }: Tools): Said['pay'] {
  const [from, to] = [field('payMin').trim(), field('payMax').trim()];
  if (from === '' && to === '') return null;
  if (from === '' || to === '') {
    faults.push({ code: 'opportunity_pay_half', field: from === '' ? 'payMin' : 'payMax' });
    return null;
  }
  const [min, max] = [typedAmount(from), typedAmount(to)];
  if ('fault' in min || 'fault' in max) {
    faults.push({ code: 'opportunity_amount_invalid', field: 'fault' in min ? 'payMin' : 'payMax' });
    return null;
  }
  return {
    min: min.amount,
    max: max.amount,
    currency: choice('currency', currencies, 'INR'),
    period: choice('period', payPeriods, 'Per month'),
  };
}

function creditIn(field: Fields, { count, faults }: Tools): Said['credit'] {
  const institution = field('creditInstitution').trim();
  const hours = count('creditHours', limits.creditHours);
  if (institution === '' && hours === 0) return null;
  if (institution === '' || hours === 0) {
    faults.push({
      code: 'opportunity_credit_half',
      field: institution === '' ? 'creditInstitution' : 'creditHours',
    });
    return null;
  }
  return { institution, hours };
}
