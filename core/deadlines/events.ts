import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const subject = z.object({ clockId: z.string(), kind: z.string(), subjectId: z.string() });

/** The awaiting side does not learn of it yet. */
const quiet = { isQuiet: z.boolean().optional() };

/** The account of each event is the person who owes the step, if there is one. */
export const deadlineEvents = {
  'clocks.began': subject.extend(quiet),
  'clocks.extended': subject,
  /** The deadline was met or released. */
  'clocks.ended': subject.extend(quiet),
  /** The deadline has passed. The module that declares its kind reacts to it. */
  'clocks.lapsed': subject,
  /** The owing side gets a reminder. */
  'clocks.noticeDue': subject,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof deadlineEvents> {}
}
