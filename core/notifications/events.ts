import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const notificationEvents = {
  /** Members were notified of this event. */
  'notifications.written': z.object({ eventId: z.string() }),
  /** The account has read some notifications. */
  'notifications.read': z.object({}),
  /** The account has chosen what is mailed. */
  'notifications.waysChosen': z.object({}),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof notificationEvents> {}
}
