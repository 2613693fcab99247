import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const subject = z.object({ clockId: z.string(), kind: z.string(), subjectId: z.string() });

/** Whoever waits does not hear of it yet. */
const quiet = { isQuiet: z.boolean().optional() };

/** Each names who owes the step as its account, where that is a person. */
export const clockEvents = {
  'clocks.began': subject.extend(quiet),
  'clocks.extended': subject,
  /** Met or released. */
  'clocks.ended': subject.extend(quiet),
  /** The time is over. Whoever declared the wait reacts to it, for its own kind. */
  'clocks.lapsed': subject,
  /** The owing side is to be reminded. */
  'clocks.noticeDue': subject,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof clockEvents> {}
}
