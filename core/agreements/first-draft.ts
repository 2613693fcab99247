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
};

/** What a draft begins with. ⚖ What is said of rights and causes follows from law as we understand it; both sides can change it. */
export function firstDraft({ role, work, hours, startDay, today, zone, place }: Known): AgreementDraft {
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
      law: 'India',
      place: place || 'Mumbai',
      currency: 'INR',
      includesGst: true,
      notPassing: [],
      rights:
        'The rights in a milestone’s work pass to the project when that milestone is settled: for all uses, the full term, worldwide.',
      portfolio: 'The contributor may show the work once its milestone is settled.',
      causes: ['Work of others handed in as one’s own', 'Passing on what is confidential'],
      other: '',
    },
    equity: null,
    milestones: [],
    zone,
  };
}
