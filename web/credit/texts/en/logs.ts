import { creditLimits as limits, creditTimes as times } from '#contract/credit/limits.ts';
import { shortDay } from '#web/ground/texts/amounts.ts';
import { hoursOf } from './hours.ts';

/** The words of the log of hours. */
export const logTexts = {
  title: 'Log of hours',
  up: 'College credit',
  description: 'Your log of hours for college credit.',
  what: `For an opportunity that gives credit without an agreement, write down each day what you did. A line is written within ${times.logDays} days of its day. All lines of a day together have at most 12 hours.`,
  none: 'You have joined no opportunity that gives credit without an agreement, so there is nothing to write down. Hours under an agreement are in its milestones.',
  noneYet: 'No line yet.',
  opportunity: 'Opportunity',
  of: (opportunity: string, project: string) => `${opportunity}, ${project}`,
  used: (opportunity: string, logged: number, hours: number) =>
    `${opportunity}: ${hoursOf(logged)} written down of at most ${hoursOf(hours * 60)}`,
  closed: 'You can add no line for it now.',
  new: 'Write a line',
  day: 'Day',
  time: 'Hours',
  timeHint: 'In steps of 0.25, for example 1.5.',
  text: 'What you did',
  textHint: `In at most ${limits.log} characters. The owners of the project and your institution read it when you claim it.`,
  write: 'Write it down',
  busy: 'Saving…',
  lines: 'Lines',
  facts: (day: string, minutes: number, opportunity: string) =>
    `${shortDay(day)} · ${hoursOf(minutes)} · ${opportunity}`,
  inClaim: 'It is in a claim',
  closedLine: 'It cannot be changed any more.',
  change: 'Change or delete',
  save: 'Save',
  delete: 'Delete this line',
  older: 'Older lines',
  claim: 'Claim credit',
  done: {
    written: 'The line is written down.',
    changed: 'The line is saved.',
    deleted: 'The line is deleted.',
  } as Readonly<Record<string, string>>,
};
