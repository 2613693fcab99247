import type { AgreementDraft } from '#contract/agreements/draft.ts';
import { agreementLimits } from '#contract/agreements/limits.ts';
import { firstTerms } from '#rules/agreements/clauses/first-terms.ts';
import type { ClauseLanguage } from '#rules/agreements/clauses/languages.ts';
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
  language: ClauseLanguage;
};

/** The first draft of an agreement, and which of its terms are only our suggestion. */
export function firstDraft(known: Known): { said: AgreementDraft; suggested: SuggestedTerms } {
  const { role, work, hours, startDay, today, zone, place, language } = known;
  const words = firstTerms[language];
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
    ...words,
    place: place || words.place,
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
    language,
  };
  return { said, suggested };
}
