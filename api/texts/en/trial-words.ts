import type { TrialWords } from '#core/trials/draft-of-trial.ts';

/** The words of a trial's draft, which its owner changes. */
export const trialWords: TrialWords = {
  role: 'Co-founder on trial',
  work: 'Both work on the project for the days of this agreement, and see whether they go on together.',
  part: ({ number }) => `Part ${number} of the trial`,
  criterion: 'The work of this part is shown to the other side and talked about.',
};
