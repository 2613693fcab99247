import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const unsentFormHeld = {
  unsent_forms: {
    group: 'security',
    policy: 'Security records',
    name: 'Forms sent after the sign-in ended',
    holds:
      'A form that was sent after the member’s session had ended, sealed with a key that only their browser has.',
    why: 'To show it to the member again after the next sign-in.',
    kept: 'Thirty minutes, or until the page shows it.',
  },
} satisfies ModuleHeld;
