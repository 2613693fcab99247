import { day } from '#web/ground/texts/amounts.ts';
import { hoursOf } from './hours.ts';

/** The words of the pages on which an owner of a project confirms hours of a student. */
export const hostedTexts = {
  title: 'Hours of students',
  one: 'Hours of a student',
  up: 'College credit',
  description: 'Claims of students for their work in your projects.',
  what: 'A student who worked in your project can ask for college credit. You confirm the hours that you know of. The institution of the student decides after you.',
  none: 'No student has claimed hours of work in your projects.',
  facts: (project: string, institution: string, minutes: number) =>
    `${project} · ${institution} · ${hoursOf(minutes)}`,
  factsUntil: (project: string, institution: string, minutes: number, until: string) =>
    `${project} · ${institution} · ${hoursOf(minutes)} · by ${day(until)}`,
  heading: (student: string) => `${student} claims college credit`,
  erased: 'A former member',
  turn: (project: string, until: string) =>
    `Your turn: confirm these hours of work in ${project} by ${day(until)}. No answer is never a yes.`,
  over: 'This claim does not wait for you now.',
  institution: (institution: string) => `${institution} decides after you, and reads what you confirm.`,
  milestone: (minutes: number, days: string) => `Milestone, ${hoursOf(minutes)} handed in, ${days}`,
  log: (minutes: number, days: string) => `Log, ${hoursOf(minutes)}, ${days}`,
  hours: 'Hours that you confirm',
  hoursHint: 'For example 7.5. Fewer hours or 0 need a reason.',
  reason: 'Reason for fewer hours',
  confirmed: (minutes: number) => `Confirmed: ${hoursOf(minutes)}.`,
  confirmedNone: 'Confirmed: no hours.',
  lineReason: (reason: string) => `Reason: ${reason}`,
  confirm: 'Confirm these hours',
  confirmHow: 'It goes to the institution then. You cannot change it later.',
  return: 'Return it to the student',
  returnHow: 'Say what is wrong. The student can change the claim and send it again within 30 days.',
  returnReason: 'What the student should change',
  returnSend: 'Return it',
  agreement: 'See the agreement',
  busy: 'Saving…',
  done: {
    confirmed: 'You have answered. Thank you. The student is told.',
    returned: 'The claim is back with the student.',
  } as Readonly<Record<string, string>>,
};
