import { z } from 'zod';
import { sides } from '#rules/mentoring/session-states.ts';
import type { SubjectsOf } from '../ground/events.ts';

const ofSession = z.object({ sessionId: z.string() });
const toSide = ofSession.extend({ side: z.enum(sides) });
const ofMentor = z.object({ mentorId: z.string() });

/** Each names the account that caused it, if one did. */
export const mentoringEvents = {
  /** A slot is held, or free again. */
  'mentoring.reserved': ofMentor,
  'mentoring.asked': ofSession,
  'mentoring.confirmed': ofSession,
  'mentoring.declined': ofSession,
  'mentoring.withdrawn': ofSession,
  /** No answer came. */
  'mentoring.lapsed': ofSession,
  'mentoring.cancelled': ofSession,
  /** The other side is gone. */
  'mentoring.released': ofSession,
  'mentoring.moveOffered': ofSession,
  'mentoring.moved': ofSession,
  /** The agreed time stands: the other side keeps it, or the offer was taken back. */
  'mentoring.moveDeclined': ofSession,
  'mentoring.moveLapsed': ofSession,
  'mentoring.locationChanged': ofSession,
  'mentoring.dayBefore': toSide,
  'mentoring.hourBefore': toSide,
  /** Its end: both are asked whether it took place. */
  'mentoring.over': toSide,
  'mentoring.said': ofSession,
  'mentoring.claimed': ofSession,
  'mentoring.claimContested': ofSession,
  'mentoring.claimAccepted': ofSession,
  /** How it stands 48 hours after its end. */
  'mentoring.settled': ofSession,
  /** On the page of a session with a mentee under 18. */
  'mentoring.messageWritten': ofSession,
  'mentoring.noted': ofSession,
  'mentoring.stepsChanged': ofSession,
  'mentoring.appealed': ofSession,
  'mentoring.appealDecided': ofSession,
  'mentoring.thanked': ofSession,
  'mentoring.thanksChanged': ofSession,
  /** The mentor has slots: the account has waited for them. */
  'mentoring.slotFound': ofMentor,
  'mentoring.listChanged': ofMentor,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof mentoringEvents> {}
}
