import { trialLimits as limits } from '#rules/trials/trial-limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Agreements and ledgers' } as const;

/** The texts about the data of people in this module's tables. */
export const trialHeld = {
  trial_pairs: {
    ...shared,
    name: 'Trials',
    holds: 'With whom, when, and how each wants to go on.',
    why: 'To show them to the participants.',
    kept: `${limits.keptMonths} months after the last trial.`,
  },
  trial_question_sets: {
    ...shared,
    name: 'Answers before a trial',
    holds: 'The answers to eight questions.',
    why: 'To show them to the participants.',
    kept: `${limits.setsKeptDays} days after they are closed, ${limits.setsKeptMonths} months at most.`,
  },
} satisfies ModuleHeld;
