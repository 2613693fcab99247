import { z } from 'zod';
import { sides } from '#rules/mentoring/session-states.ts';
import type { SubjectsOf } from '../ground/events.ts';

const ofMentorship = z.object({ mentorshipId: z.string() });

/** Each names the account that caused it, if one did. */
export const mentorshipEvents = {
  'mentorships.proposed': ofMentorship,
  /** The other side answers with a plan of its own. */
  'mentorships.countered': ofMentorship,
  'mentorships.agreed': ofMentorship,
  'mentorships.declined': ofMentorship,
  'mentorships.withdrawn': ofMentorship,
  /** No answer came. */
  'mentorships.lapsed': ofMentorship,
  'mentorships.paused': ofMentorship,
  'mentorships.resumed': ofMentorship,
  'mentorships.checkInOpened': ofMentorship,
  'mentorships.checkInWritten': ofMentorship.extend({ side: z.enum(sides) }),
  /** A side missed two check-ins in a row. */
  'mentorships.goOnAsked': ofMentorship,
  'mentorships.wentOn': ofMentorship.extend({ side: z.enum(sides) }),
  /** The last day is over. */
  'mentorships.completed': ofMentorship,
  'mentorships.ended': ofMentorship,
  /** One side is gone. */
  'mentorships.released': ofMentorship,
  /** A side wrote what was reached. */
  'mentorships.reachedWritten': ofMentorship,
  /** Both read what was reached. */
  'mentorships.reachedShown': ofMentorship,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof mentorshipEvents> {}
}
