import { calendarPaths } from '#contract/calendars/rare-paths.ts';
import { calendarTexts as texts } from '#web/calendars/texts/en/calendar.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const calendarsElsewhere = {
  you: [{ to: calendarPaths.settings, label: texts.title, facts: texts.facts }],
} satisfies ModuleElsewhere;
