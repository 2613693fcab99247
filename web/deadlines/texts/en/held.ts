import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const deadlineHeld = {
  clocks: {
    group: 'others',
    policy: 'Saved items and notifications',
    name: 'Deadlines',
    holds: 'Who owes a next step, who waits for it, since when and until when, and how the deadline ended.',
    why: 'To make clear who owes the next step, and until when.',
    kept: 'One year after the deadline ends. In an agreement in force, until nothing is owed any more.',
  },
} satisfies ModuleHeld;
