import type { calendarKinds } from '#contract/calendars/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { calendarHeld } from './held.ts';

export const calendarWords = { held: calendarHeld } satisfies ModuleWords<typeof calendarKinds>;
