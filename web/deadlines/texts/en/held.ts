import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const deadlineHeld = {
  clocks: {
    group: 'others',
    policy: 'Saved items and notifications',
    name: 'Deadlines',
    holds: 'Who owes a next step, who waits for it, since when and until when, and how the deadline ended.',
    why: 'To make clear for each request which person owes the next step, and until when.',
    kept: 'One year after the deadline ends. A deadline of an agreement in force, until nothing is owed in the agreement any more.',
  },
} satisfies ModuleHeld;
