import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const notificationEvents = {
  /** People were told of this event. */
  'notifications.written': z.object({ eventId: z.string() }),
  /** Its account has read some. */
  'notifications.read': z.object({}),
  /** Its account has chosen what is mailed. */
  'notifications.waysChosen': z.object({}),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof notificationEvents> {}
}
