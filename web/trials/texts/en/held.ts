import { trialLimits as limits } from '#rules/trials/trial-limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Agreements and ledgers' } as const;

/** The texts about the data of people in this module's tables. */
export const trialHeld = {
  trial_pairs: {
    ...shared,
    name: 'Members who may begin together',
    holds: 'With whom a member may begin together, their trials, and how each said that it goes on.',
    why: 'To let the two answer questions and try it.',
    kept: `${limits.keptMonths} months after the last trial.`,
  },
  trial_question_sets: {
    ...shared,
    name: 'Answers to the eight questions',
    holds: 'What a member answers to eight questions.',
    why: 'To let the two read both answers.',
    kept: `${limits.setsKeptDays} days after they are closed, at most ${limits.setsKeptMonths} months, and not after either account.`,
  },
} satisfies ModuleHeld;
