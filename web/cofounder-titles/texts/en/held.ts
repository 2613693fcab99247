import { cofounderTitleLimits as limits } from '#contract/cofounder-titles/limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = {
  group: 'others',
  policy: 'Projects, teams and opportunities',
  kept: `${limits.keptDays} days after the proposal has ended.`,
} as const;

/** The texts about the data of people in this module's tables. */
export const cofounderTitleHeld = {
  cofounder_titles: {
    ...shared,
    name: 'Proposed titles of co-founders',
    holds: 'For whom the title was proposed, by whom, and how it ended.',
    why: 'So that a team agrees on its co-founders.',
  },
  cofounder_title_answers: {
    ...shared,
    name: 'Answers to proposed titles',
    holds: 'Who has to accept a title, and when they did.',
    why: 'The same.',
  },
} satisfies ModuleHeld;
