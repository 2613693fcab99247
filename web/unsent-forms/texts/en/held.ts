import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const unsentFormHeld = {
  unsent_forms: {
    group: 'security',
    policy: 'Security records',
    name: 'Forms sent after the sign-in ended',
    holds:
      'The text of a form that was sent after the member’s session had ended, sealed with a key that only the member’s browser has.',
    why: 'To show the member the text again once they have signed in, so that they can send it.',
    kept: 'Thirty minutes, or until the page shows it.',
  },
} satisfies ModuleHeld;
