import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Private messages' } as const;

/** The texts about the data of people in this module's tables. */
export const introductionHeld = {
  introductions: {
    ...shared,
    name: 'Introductions',
    holds: 'Who asked whom to talk, for what and when, note, answer and reason.',
    why: 'To show both sides the request, and to keep the limits. Staff look at notes that seem suspicious, and their readers are warned.',
    kept: '24 months after the end.',
  },
  introduction_capacities: {
    ...shared,
    policy: 'Your page',
    name: 'How many introductions you take',
    holds: 'How many requests for introductions may wait for a member.',
    why: 'To limit requests.',
    kept: 'Until it is changed.',
  },
} satisfies ModuleHeld;
