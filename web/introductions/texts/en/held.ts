import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Private messages' } as const;

/** The texts about the data of people in this module's tables. */
export const introductionHeld = {
  introductions: {
    ...shared,
    name: 'Introductions',
    holds:
      'Who asked whom for an introduction, for which purpose and when, the note, what was shown, the answer and its reason.',
    why: 'To let both sides read the request and its answer, and to keep the limits.',
    kept: '24 months after the end of the request. When an account ends, its words are erased, and the other side reads “A former member”.',
  },
  introduction_capacities: {
    ...shared,
    policy: 'Your page',
    name: 'How many introductions you take',
    holds: 'How many requests for introductions may wait for a member.',
    why: 'To prevent a member from getting more requests than they want.',
    kept: 'Until it is changed.',
  },
} satisfies ModuleHeld;
