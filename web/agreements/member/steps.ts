import { type DraftStep, draftSteps } from '#contract/agreements/limits.ts';
import { limits } from '#rules/agreements/limits.ts';

/** `later`: may stay empty in a draft, and has to be said before it is proposed. */
type Optional = true | 'later';

/** How a field of a draft is typed, and what it may hold. */
export type FieldSpec = { name: string } & (
  | { kind: 'line' | 'text'; most: number; optional?: Optional }
  /** One a line. */
  | { kind: 'lines'; most: number; each: number; optional?: true }
  | { kind: 'amount'; optional?: true }
  | { kind: 'day'; optional?: true }
  | { kind: 'count'; least: number; most: number }
  | { kind: 'choice'; among: readonly string[] }
  | { kind: 'tick' }
);

type PlainStep = Exclude<DraftStep, 'parties' | 'equity' | 'milestones'>;

/** The steps whose fields are those of the terms. */
export const termFields: Record<PlainStep, readonly FieldSpec[]> = {
  work: [
    { name: 'role', kind: 'line', most: 120, optional: 'later' },
    { name: 'work', kind: 'text', most: 5000, optional: 'later' },
  ],
  time: [
    { name: 'startDay', kind: 'day' },
    { name: 'endDay', kind: 'day', optional: true },
    { name: 'hoursAWeek', kind: 'count', least: 1, most: 48 },
  ],
  rights: [
    { name: 'rights', kind: 'text', most: 5000 },
    { name: 'notPassing', kind: 'lines', most: 30, each: 300, optional: true },
    { name: 'portfolio', kind: 'line', most: 300 },
  ],
  ending: [
    { name: 'noticeDays', kind: 'count', least: 0, most: limits.noticeDays },
    { name: 'confidentialityYears', kind: 'choice', among: ['0', '1', '2'] },
    { name: 'causes', kind: 'lines', most: 10, each: 300, optional: true },
    { name: 'other', kind: 'text', most: 1000, optional: true },
  ],
  law: [
    { name: 'law', kind: 'line', most: 120, optional: 'later' },
    { name: 'place', kind: 'line', most: 120, optional: 'later' },
    { name: 'currency', kind: 'choice', among: ['INR', 'USD', 'EUR'] },
    { name: 'includesGst', kind: 'tick' },
  ],
};

export const partyFields = {
  project: [
    { name: 'isRegistered', kind: 'tick' },
    { name: 'projectName', kind: 'line', most: 200, optional: true },
    { name: 'projectNumber', kind: 'line', most: 60, optional: true },
    { name: 'projectPlace', kind: 'line', most: 200, optional: true },
  ],
  contributor: [{ name: 'contributorPlace', kind: 'line', most: 200, optional: true }],
} as const satisfies Record<string, readonly FieldSpec[]>;

export const equityFields: readonly FieldSpec[] = [
  { name: 'instrument', kind: 'line', most: 80 },
  { name: 'isEmployee', kind: 'tick' },
  { name: 'unitPrice', kind: 'amount' },
  { name: 'priceSource', kind: 'line', most: 300 },
  { name: 'vesting', kind: 'choice', among: ['at_once', 'monthly'] },
  { name: 'months', kind: 'count', least: limits.vestingMonths.min, most: limits.vestingMonths.max },
  { name: 'cliff', kind: 'count', least: 0, most: limits.cliffMonths },
  { name: 'vestingStart', kind: 'day' },
  { name: 'leaver', kind: 'choice', among: ['vest', 'return'] },
  { name: 'conversionDay', kind: 'day' },
  { name: 'fallbackPrice', kind: 'amount', optional: true },
];

export function stepNamed(name: string | undefined): DraftStep | null {
  return draftSteps.find((step) => step === name) ?? null;
}

export function isPlain(step: DraftStep): step is PlainStep {
  return Object.hasOwn(termFields, step);
}

/** The step whose page holds what a draft lacks. */
export function stepOf(param: string): DraftStep {
  if (param === 'equity') return 'equity';
  return draftSteps.find((step) => namesOn(step).includes(param)) ?? 'milestones';
}

function namesOn(step: DraftStep): string[] {
  const fields: readonly FieldSpec[] = isPlain(step)
    ? termFields[step]
    : { parties: [...partyFields.project, ...partyFields.contributor], equity: equityFields, milestones: [] }[
        step
      ];
  return fields.map(({ name }) => name);
}

/** For sorting: the order in which the form asks. */
export function positionInForm(param: string): number {
  const step = stepOf(param);
  return draftSteps.indexOf(step) * 100 + namesOn(step).indexOf(param);
}
