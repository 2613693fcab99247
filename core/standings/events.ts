import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const standingEvents = {
  'standings.changed': z.object({}),
  'standings.suspended': z.object({}),
  /** By an administrator, or because its time is over. */
  'standings.suspensionEnded': z.object({}),
  /** Somebody turned out to be under 18, and no guardian has agreed: what is more than needed to ask one has to go. */
  'standings.childFound': z.object({}),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof standingEvents> {}
}
