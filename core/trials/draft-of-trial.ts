import type { ClauseLanguage } from '#rules/agreements/clauses/languages.ts';
import type { Currency } from '#rules/amounts/money.ts';
import { addDays, type Day } from '#rules/calendar/day.ts';
import { firstDraft } from '../agreements/first-draft.ts';
import { districtLabel, districts } from '../districts/table.ts';

/** The words of a draft until its owner changes them, in the language of the member who begins it. */
export type TrialWords = {
  role: string;
  work: string;
  part: (values: { number: number }) => string;
  criterion: string;
};

type Asked = {
  firstDay: Day;
  days: number;
  parts: number;
  hours: number;
  value: number;
  currency: Currency;
  zone: string;
  placeId: string;
  words: TrialWords;
  /** Of the words and of the agreement; English if it is not named. */
  language?: ClauseLanguage;
};

/** The draft of a trial: its days, one to three milestones that share them and the value, and no days of notice. */
export function draftOfTrial(asked: Asked): ReturnType<typeof firstDraft> {
  const { firstDay, days, hours, value, currency, zone, placeId, words } = asked;
  // No milestone is worth nothing.
  const parts = Math.min(asked.parts, value);
  const district = districts.get(placeId);
  const known = {
    role: words.role,
    work: words.work,
    hours,
    zone,
    language: asked.language ?? 'en',
    startDay: firstDay,
    today: addDays(firstDay, -1),
    place: district ? districtLabel(district) : '',
  };
  const { said, suggested } = firstDraft(known);
  const each = Math.floor(value / parts);
  const hoursEach = Math.max(1, Math.round((hours * days) / (7 * parts)));
  const milestones = Array.from({ length: parts }, (_, at) => ({
    number: at + 1,
    title: words.part({ number: at + 1 }),
    criteria: [words.criterion],
    hours: hoursEach,
    value: at + 1 === parts ? value - each * (parts - 1) : each,
    dueDay: addDays(firstDay, Math.ceil((days * (at + 1)) / parts) - 1),
    lowestShare: 0,
    highestShare: 0,
  }));
  const terms = { ...said.terms, endDay: addDays(firstDay, days - 1), noticeDays: 0, currency };
  const { noticeDays: _, currency: __, ...rest } = suggested;
  return { said: { ...said, terms, milestones }, suggested: { ...rest, noticeDays: 0 } };
}
