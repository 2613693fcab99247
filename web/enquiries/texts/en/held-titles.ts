import type { HeldGroup } from '#web/own-data/texts/en/held-data.ts';

/** The lists of the kinds of data below the notice. */
export const heldTitles = {
  account: 'Held: your account',
  security: 'Held: to keep it safe',
  others: 'Held: your page, projects and teams',
  agreements: 'Held: agreements and ledgers',
  talk: 'Held: what you write and are told',
  safety: 'Held: blocks and reports',
} satisfies Record<HeldGroup, string>;

export const keptText = (span: string) => `Kept: ${span}`;
