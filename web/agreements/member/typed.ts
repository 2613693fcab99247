import type { AgreementDraft, DraftParam } from '#contract/agreements/draft.ts';
import type { DraftStep } from '#contract/agreements/limits.ts';
import { promiseOfShares } from '#rules/agreements/instruments.ts';
import { typedAmount, typedCount } from '#rules/amounts/typed-amount.ts';
import { isDay } from '#rules/calendar/day.ts';
import { normaliseLine, normaliseText, textLength } from '#rules/text/normalise.ts';
import type { Sent } from '#web/forms/act.ts';
import type { Fault, FaultCode } from '#web/forms/outcome.ts';
import { equityFields, type FieldSpec, isPlain, partyFields, termFields } from './steps.ts';

type Value = string | number | boolean | string[] | null;
type Read = { values: Record<string, Value> } | { fault: Fault };

const wrong = (code: FaultCode, field: string) => ({ fault: { code, fields: [field] } });

/** Reads the typed values, or returns the error of the first field that is wrong. */
export function readFields(sent: Sent, fields: readonly FieldSpec[]): Read {
  const values: Record<string, Value> = {};
  for (const field of fields) {
    const read = readField(sent, field);
    if ('fault' in read) return read;
    values[field.name] = read.value;
  }
  return { values };
}

function readField(sent: Sent, field: FieldSpec): { value: Value } | { fault: Fault } {
  const { name } = field;
  const typed = sent.text(name);
  switch (field.kind) {
    case 'tick':
      return { value: sent.has(name) };
    case 'choice':
      return field.among.includes(typed) ? { value: typed } : wrong('agreement_line_missing', name);
    case 'day':
      if (typed === '' && field.optional) return { value: null };
      return isDay(typed) ? { value: typed } : wrong('day_invalid', name);
    case 'count': {
      const read = typedCount(typed, field.most);
      const isRight = 'count' in read && read.count >= field.least;
      return isRight ? { value: read.count } : wrong('agreement_number_invalid', name);
    }
    case 'lines': {
      const lines = typed.split('\n').map(normaliseLine).filter(Boolean);
      const isLong = lines.length > field.most || lines.some((line) => textLength(line) > field.each);
      return isLong ? wrong('agreement_line_long', name) : { value: lines };
    }
    case 'amount': {
      const isLeftOut = typed === '' && !field.optional;
      return isLeftOut ? wrong('agreement_line_missing', name) : { value: typed };
    }
    default: {
      const text = field.kind === 'text' ? normaliseText(typed) : normaliseLine(typed);
      if (text === '' && !field.optional) return wrong('agreement_line_missing', name);
      return textLength(text) > field.most ? wrong('agreement_line_long', name) : { value: text };
    }
  }
}

/** Reads the values of a draft's step, or returns the first field error. */
export function readStep(
  sent: Sent,
  step: Exclude<DraftStep, 'milestones'>,
  side: 'project' | 'contributor',
): { said: DraftParam } | { fault: Fault } {
  if (step === 'equity') return readEquity(sent);
  const fields = isPlain(step) ? termFields[step] : fieldsOfParties(side);
  const read = readFields(sent, fields);
  if ('fault' in read) return read;
  const { values } = read;
  if (!isPlain(step)) return { said: saidOfParties(values, side) };
  const years = values.confidentialityYears;
  const terms = { ...values, ...(years === undefined ? {} : { confidentialityYears: Number(years) }) };
  return { said: { terms: terms as DraftParam['terms'] } };
}

export function fieldsOfParties(side: 'project' | 'contributor'): readonly FieldSpec[] {
  return side === 'project' ? [...partyFields.project, ...partyFields.contributor] : partyFields.contributor;
}

function saidOfParties(values: Record<string, Value>, side: 'project' | 'contributor'): DraftParam {
  const contributorPlace = String(values.contributorPlace);
  if (side === 'contributor') return { contributorPlace };
  const project = {
    isRegistered: values.isRegistered === true,
    name: String(values.projectName),
    number: String(values.projectNumber),
    place: String(values.projectPlace),
  };
  return { project, contributorPlace };
}

function readEquity(sent: Sent): { said: DraftParam } | { fault: Fault } {
  const isMonthly = sent.text('vesting') === 'monthly';
  const asked = equityFields.filter(
    ({ name }) => isMonthly || !['months', 'cliff', 'vestingStart'].includes(name),
  );
  const read = readFields(sent, asked);
  if ('fault' in read) return read;
  const { values } = read;
  const price = typedAmount(String(values.unitPrice));
  if ('fault' in price) return wrong('agreement_amount_invalid', 'unitPrice');
  const fallback = values.fallbackPrice === '' ? price : typedAmount(String(values.fallbackPrice));
  if ('fault' in fallback) return wrong('agreement_amount_invalid', 'fallbackPrice');
  const equity = {
    instrument: values.instrument || promiseOfShares,
    isEmployee: values.isEmployee,
    unitPrice: price.amount,
    priceSource: values.priceSource,
    vesting: isMonthly
      ? { kind: 'monthly', months: values.months, cliff: values.cliff, startDay: values.vestingStart }
      : { kind: 'at_once' },
    leaver: values.leaver,
    conversionDay: values.conversionDay,
    fallbackPrice: fallback.amount,
  };
  return { said: { equity: equity as AgreementDraft['equity'] } };
}

const milestoneFields: readonly FieldSpec[] = [
  { name: 'title', kind: 'line', most: 120 },
  { name: 'criteria', kind: 'lines', most: 10, each: 300 },
  { name: 'hours', kind: 'count', least: 1, most: 10_000 },
  { name: 'dueDay', kind: 'day' },
];

/** Reads the form of a milestone. The shares are read only if the agreement has an equity part. */
export function readMilestone(
  sent: Sent,
  number: number,
  hasEquity: boolean,
): { milestone: AgreementDraft['milestones'][number] } | { fault: Fault } {
  const read = readFields(sent, milestoneFields);
  if ('fault' in read) return read;
  const { title, criteria, hours, dueDay } = read.values;
  if ((criteria as string[]).length === 0) return wrong('agreement_line_missing', 'criteria');
  const value = typedAmount(sent.text('value'));
  if ('fault' in value) return wrong('agreement_amount_invalid', 'value');
  const share = (name: string) => (hasEquity ? Number(sent.text(name)) || 0 : 0);
  return {
    milestone: {
      number,
      title: String(title),
      criteria: criteria as string[],
      hours: Number(hours),
      dueDay: String(dueDay),
      value: value.amount,
      lowestShare: share('lowestShare'),
      highestShare: share('highestShare'),
    },
  };
}
