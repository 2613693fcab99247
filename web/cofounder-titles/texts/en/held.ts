import { cofounderTitleLimits as limits } from '#contract/cofounder-titles/limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = {
  group: 'others',
  policy: 'Projects, teams and opportunities',
  kept: `${limits.keptDays} days after the proposal has ended. The title itself stays with the seat in the team.`,
} as const;

/** The texts about the data of people in this module's tables. */
export const cofounderTitleHeld = {
  cofounder_titles: {
    ...shared,
    name: 'Proposed titles of co-founders',
    holds: 'For whom the title of co-founder was proposed, by whom, and how it ended.',
    why: 'So that a team agrees on who its co-founders are.',
  },
  cofounder_title_answers: {
    ...shared,
    name: 'Answers to proposed titles',
    holds: 'Who has to accept a title of co-founder, and when they did.',
    why: 'So that all co-founders agree to a title.',
  },
} satisfies ModuleHeld;
