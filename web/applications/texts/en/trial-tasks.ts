import type { TrialState } from '#contract/applications/limits.ts';
import { applicationLimits as limits } from '#contract/applications/limits.ts';
import { messageExtensions } from '#contract/conversations/limits.ts';
import { moment, number, plural } from '#web/ground/texts/amounts.ts';

/** Of trial tasks, for both sides. */
export const trialTexts = {
  title: 'The trial task',
  description: 'Hand in what came of the trial task.',
  takes: (hours: number) =>
    plural(hours, { one: (shown) => `About ${shown} hour.`, other: (shown) => `About ${shown} hours.` }),
  stays: 'What is handed in stays the applicant’s. The team may read it to decide, and use nothing of it.',
  states: {
    asked: 'The team asks for the trial task.',
    handed_in: 'The trial task is handed in.',
    missed: 'Nothing was handed in in time.',
    waived: 'The trial task was not needed any more.',
  } satisfies Record<Exclude<TrialState, ''>, string>,
  handedIn: (at: string) => `Handed in at ${moment(at)}.`,
  turn: (at: string) =>
    at ? `Your turn: hand in the trial task by ${moment(at)}.` : 'Your turn: hand in the trial task.',
  ask: 'Ask for the trial task',
  askHow: 'Once. They have 7 days, and you owe the next decision 7 days after they hand it in.',
  handIn: 'Hand it in',
  handInHow: 'Words, links or a file: one of them is enough. You hand in once.',
  busy: 'Handing in…',
  text: 'What you did',
  links: 'Links',
  linksHint: `Up to ${number(limits.trialLinks)}, one a line.`,
  none: 'Nothing is asked for now.',
  done: {
    trialAsked: 'They are asked for the trial task.',
    handedIn: 'The trial task is handed in. The team has 7 days for the next decision.',
  } as Record<string, string>,
} as const;

/** Of a file that is sent along. */
export const sentFileTexts = {
  stored: 'A file from your profile',
  noFile: 'No file',
  newFile: 'A file from this device',
  newFileInstead: 'Or a new file from this device',
  newFileHint: `Up to 10 MB: ${messageExtensions.join(', ')}. It is sent with this alone.`,
  newFileInsteadHint: `Up to 10 MB: ${messageExtensions.join(', ')}. It is sent with this alone, and goes before the one from your profile.`,
  again: 'Choose the new file again: the browser forgets it.',
} as const;
