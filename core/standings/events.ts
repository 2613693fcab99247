import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const standingEvents = {
  'standings.changed': z.object({}),
  'standings.suspended': z.object({}),
  /** An administrator ended it, or its time is over. */
  'standings.suspensionEnded': z.object({}),
  /** A member turned out to be under 18, and no guardian has agreed: all data not needed to ask one must go. */
  'standings.childFound': z.object({}),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof standingEvents> {}
}
