import { trialLimits as limits } from '#rules/trials/trial-limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Agreements and ledgers' } as const;

/** The texts about the data of people in this module's tables. */
export const trialHeld = {
  trial_pairs: {
    ...shared,
    name: 'Members who may begin together',
    holds:
      'With whom a member may begin something together, when their questions were opened and closed, their trials, and what each said after the last day.',
    why: 'To let the two answer questions, begin a trial, and say how it goes on.',
    kept: `${limits.keptMonths} months after the last trial of the two members.`,
  },
  trial_question_sets: {
    ...shared,
    name: 'Answers to the eight questions',
    holds: 'The answers of a member to eight questions about beginning together.',
    why: 'To let the two members read the answers of each other.',
    kept: `${limits.setsKeptDays} days after the questions were closed, and at most ${limits.setsKeptMonths} months. They go with either account.`,
  },
} satisfies ModuleHeld;
