import type { DeclineReason } from '#contract/applications/limits.ts';
import { applicationLimits as limits } from '#contract/applications/limits.ts';
import { moment, number, plural } from '#web/ground/texts/amounts.ts';

/** A decline as the letter that it is, from the team to one person. */
export const emailTexts = {
  title: 'Their letter',
  toYou: 'A letter from the team',
  dear: (name: string) => `Dear ${name},`,
  fullName: 'first and last name',
  thanks: (title: string, project: string) =>
    `thank you for applying for “${title}” in ${project}, and for the time that you gave to it.`,
  reasons: {
    chose_another: 'This time we have chosen another person.',
    other_experience: 'We are looking for other experience than you describe.',
    hours_do_not_fit: 'The hours that you have for it do not fit what the work needs.',
    start_does_not_fit: 'The day on which you can begin does not fit.',
    place_does_not_fit: 'The place does not fit.',
    needs_changed: 'What we need has changed since we wrote this.',
    says_too_little: 'Your application says too little for us to decide by.',
    other: '',
  } satisfies Record<DeclineReason, string>,
  theReason: '[The reason that you choose.]',
  yourWords: '[Your words.]',
  from: (project: string) => `The team of ${project}`,
} as const;

/** Of decisions about several applications at a time. */
export const decidingTexts = {
  tick: (name: string) => `Choose ${name}`,
  decline: 'Decline those who are ticked',
  declineHow: `Each gets a letter of their own, by name. It leaves in ${limits.undoMinutes} minutes; until then you can undo it.`,
  preview: 'What each of them reads',
  undo: 'Undo those who are ticked',
  undoHow: 'Their letters do not leave, and you owe them an answer again.',
  declined: `Declined. The letters leave in ${limits.undoMinutes} minutes; here you can undo them.`,
  declinedSome: `Some had changed while you were looking, and are as they were. The other letters leave in ${limits.undoMinutes} minutes.`,
  undone: 'Undone. We told no one.',
  undoneSome: 'Undone, but not all of them: the others had left, or had changed meanwhile.',
  undoneOver:
    'Undone. The opportunity has ended meanwhile, so they read that it ended, and nothing of the decline.',
  all: 'Show all of them on one page',
  tooManyListed: (shown: number) =>
    `The first ${number(shown)} are shown. Decide about some of them, or narrow the list, to see the others.`,
  tickAll: 'Tick all of them',
  tickNone: 'Tick none',
  closeTitle: 'Close the opportunity',
  closeDescription: 'Decide about all who wait, and close the opportunity.',
  waiting: (count: number) =>
    plural(count, {
      one: (shown) => `${shown} person waits for a decision.`,
      other: (shown) => `${shown} people wait for a decision.`,
    }),
  nobodyWaits: 'No one waits for a decision.',
  closeHow:
    'Each ticked applicant gets an email with the reason below. All others read “The opportunity was closed”. Open offers end with it. Members who have accepted stay.',
  tooMany: (shown: number) => `The first ${number(shown)} are shown. All others end with the opportunity.`,
  choose: 'Who gets a letter',
  close: 'Close it, and send the letters',
  closeFor: 'It ends for good. You can duplicate it.',
  stays: 'Leave it open',
  busy: 'One moment…',
} as const;

export const exportTexts = {
  title: 'Export as a table',
  how: 'A CSV file of all open applications, without files, addresses or phone numbers. Each applicant sees in their timeline that it was made. Delete it when you have decided.',
  export: 'Export the open applications',
  log: 'Who has exported them',
  logged: (by: string, at: string, count: number) =>
    `${by || 'A former member'}, ${moment(at)}: ${number(count)}`,
} as const;
