import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const fileHeld = {
  files: {
    group: 'account',
    policy: 'Files you upload',
    name: 'Files you upload',
    holds: 'Résumés and portfolios, with names, sizes and kinds.',
    why: 'To show them to the member, and to the people whom the member chooses.',
    kept: 'Until they are deleted. An upload that was never finished is kept for one day.',
  },
} satisfies ModuleHeld;
