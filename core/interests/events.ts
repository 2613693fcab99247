import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

/** Each names the account that caused it. */
export const interestEvents = {
  /** A member wrote, changed or deleted their interests, or their consent to be asked ended. */
  'interests.changed': z.object({}),
  'interests.promised': z.object({}),
  /** An owner chose which members may ask. */
  'interests.askersSet': z.object({ projectId: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof interestEvents> {}
}
