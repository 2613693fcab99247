import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

/** A mentor's id is that of the account. */
const ofMentor = z.object({ mentorId: z.string() });

export const mentorEvents = {
  /** The page or its hours have changed. */
  'mentors.changed': ofMentor,
  'mentors.opened': ofMentor,
  /** By the mentor, or because of what no longer holds. Without an account, no member did it. */
  'mentors.paused': ofMentor.extend({ pause: z.string() }),
  /** The mentor closed it: everything that waits for them ends. */
  'mentors.closed': ofMentor,
  'mentors.removed': ofMentor,
  /** Closed after an upheld case about money: everything ahead ends, as with a removed page. */
  'mentors.barred': ofMentor,
  'mentors.putBack': ofMentor,
  /** A text waits for review, or no longer does. */
  'mentors.submitted': ofMentor,
  'mentors.reviewLate': ofMentor,
  'mentors.approved': ofMentor,
  'mentors.returned': ofMentor,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof mentorEvents> {}
}
