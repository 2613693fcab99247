import type { AgreementDraft } from '#contract/agreements/draft.ts';
import { agreementLimits } from '#contract/agreements/limits.ts';
import { addDays, type Day } from '#rules/calendar/day.ts';
import type { SuggestedTerms } from './left-as-suggested.ts';

type Known = {
  role: string;
  work: string;
  hours: number;
  startDay: Day | null;
  today: Day;
  zone: string;
  /** Where the project is, in words. */
  place: string;
  clauses: FirstClauses;
};

/** The terms of a draft until a side changes them, in the language of the member who begins it. */
export type FirstClauses = Pick<AgreementDraft['terms'], 'law' | 'place' | 'rights' | 'portfolio' | 'causes'>;

/** The first draft of an agreement, and which of its terms are only our suggestion. */
export function firstDraft(known: Known): { said: AgreementDraft; suggested: SuggestedTerms } {
  const { role, work, hours, startDay, today, zone, place, clauses } = known;
  const knownStart = startDay && startDay > today ? startDay : null;
  const time = {
    startDay: knownStart ?? addDays(today, agreementLimits.answerDays),
    hoursAWeek: Math.min(48, hours || 8),
  };
  const usual = {
    noticeDays: 14,
    confidentialityYears: 1,
    currency: 'INR',
    includesGst: true,
    ...clauses,
    place: place || clauses.place,
  } as const;
  const suggested: SuggestedTerms = {
    ...(knownStart === null && { startDay: time.startDay }),
    ...(hours === 0 && { hoursAWeek: time.hoursAWeek }),
    ...usual,
  };
  const said: AgreementDraft = {
    project: { isRegistered: false, name: '', number: '', place },
    contributorPlace: '',
    terms: {
      role,
      work,
      endDay: null,
      notPassing: [],
      other: '',
      ...time,
      ...usual,
    },
    equity: null,
    milestones: [],
    zone,
  };
  return { said, suggested };
}
