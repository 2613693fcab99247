import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const endHeld = {
  ends: {
    group: 'security',
    policy: 'Security records',
    name: 'Data for a restored backup',
    holds:
      'The fact that a session, an account, a password, a consent, a suspension or a block has ended or begun: only numbers and times.',
    why: 'So that a restored backup brings nothing back that has ended since.',
    kept: 'Until no backup from an earlier time is left: at most 60 days.',
  },
} satisfies ModuleHeld;
