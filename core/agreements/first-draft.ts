import type { AgreementDraft } from '#contract/agreement-draft.ts';
import { agreementLimits } from '#contract/agreement-limits.ts';
import { addDays, type Day } from '#contract/calendar/day.ts';

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

/** What stands in a draft until one of the sides says otherwise, in the language of who begins it. */
export type FirstClauses = Pick<AgreementDraft['terms'], 'law' | 'place' | 'rights' | 'portfolio' | 'causes'>;

/** What a draft begins with. */
export function firstDraft(known: Known): AgreementDraft {
  const { role, work, hours, startDay, today, zone, place, clauses } = known;
  const soon = addDays(today, agreementLimits.answerDays);
  return {
    project: { isRegistered: false, name: '', number: '', place },
    contributorPlace: '',
    terms: {
      role,
      work,
      startDay: startDay && startDay > today ? startDay : soon,
      endDay: null,
      hoursAWeek: Math.min(48, Math.max(1, hours || 8)),
      noticeDays: 14,
      confidentialityYears: 1,
      ...clauses,
      place: place || clauses.place,
      currency: 'INR',
      includesGst: true,
      notPassing: [],
      other: '',
    },
    equity: null,
    milestones: [],
    zone,
  };
}
