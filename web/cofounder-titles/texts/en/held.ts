import { cofounderTitleLimits as limits } from '#contract/cofounder-titles/limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = {
  group: 'others',
  policy: 'Projects, teams and opportunities',
  kept: `${limits.keptDays} days after the end.`,
} as const;

/** The texts about the data of people in this module's tables. */
export const cofounderTitleHeld = {
  cofounder_titles: {
    ...shared,
    name: 'Proposed titles of co-founders',
    holds: 'For whom, by whom, and how it ended.',
    why: 'To show the project.',
  },
  cofounder_title_answers: {
    ...shared,
    name: 'Answers to such titles',
    holds: 'Who accepts, and when.',
    why: 'To show the project.',
  },
} satisfies ModuleHeld;
