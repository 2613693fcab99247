import { todayPaths } from '#contract/today/paths.ts';
import { guardianElsewhereTexts as texts } from '#web/guardians/texts/en/elsewhere.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const guardiansElsewhere = {
  // Today says which step of a guardian the account waits for.
  untilAdult: [
    async ({ rooms }) => (rooms.length === 0 ? { to: todayPaths.dashboard, label: texts.steps } : null),
  ],
} satisfies ModuleElsewhere;
