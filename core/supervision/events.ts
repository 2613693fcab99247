import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

/** The events by which a server of the earlier version records a suspension and its end. */
export const supervisionEvents = {
  'accounts.blocked': z.object({}),
  'accounts.unblocked': z.object({}),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof supervisionEvents> {}
}
