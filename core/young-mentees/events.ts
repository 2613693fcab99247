import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofRequest = z.object({ requestId: z.string() });
const ofMentor = z.object({ mentorId: z.string() });

export const youngMenteeEvents = {
  /** The account is that of the administrator. */
  'youngMentees.switched': z.object({ isOn: z.boolean() }),
  /** The guardian reads it first. */
  'youngMentees.asked': ofRequest,
  /** The guardian’s answer; the account is that of the mentee. */
  'youngMentees.answered': ofRequest.extend({ agreed: z.boolean() }),
  'youngMentees.sent': ofRequest,
  /** By the mentee, by silence, or because one side is not available. */
  'youngMentees.ended': ofRequest.extend({ how: z.enum(['withdrawn', 'lapsed', 'released']) }),
  /** The review of a request has moved on, by an event of written reviews. */
  'youngMentees.moved': ofRequest.extend({ what: z.string() }),
  /** The session of a request has moved on, by an event of mentoring. */
  'youngMentees.sessionMoved': ofRequest.extend({ what: z.string() }),
  /** The plan of a request has moved on, by an event of mentorships. */
  'youngMentees.planMoved': ofRequest.extend({ what: z.string() }),
  /** The guardian agreed to written mentoring, or no longer does. */
  'youngMentees.yesChanged': z.object({ isGiven: z.boolean() }),
  /** The mentee is 18: no one reads along any more. */
  'youngMentees.grown': ofRequest,
  'youngMentees.mentorApplied': ofMentor,
  'youngMentees.referenceAnswered': ofMentor,
  /** An administrator can decide about the mentor. */
  'youngMentees.mentorReady': ofMentor,
  'youngMentees.mentorDecided': ofMentor.extend({ verdict: z.enum(['approved', 'declined', 'ended']) }),
  /** By the mentor, by its end, or because something is missing. */
  'youngMentees.mentorEnded': ofMentor.extend({ how: z.enum(['own', 'lapsed', 'lacks', 'reported']) }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof youngMenteeEvents> {}
}
