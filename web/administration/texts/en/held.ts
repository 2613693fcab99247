import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const administrationHeld = {
  admin_actions: {
    group: 'security',
    policy: 'What our own people did',
    name: 'Actions of our staff',
    holds:
      'The actions of administrators, and whose data they looked at: numbers, the reason of a suspension, the words of a search.',
    why: 'To prevent hidden actions of the people who run the site.',
    kept: 'Three years.',
  },
} satisfies ModuleHeld;
