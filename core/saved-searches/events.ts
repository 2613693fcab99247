import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const savedSearchEvents = {
  /** Something is new in it. */
  'savedSearches.found': z.object({ searchId: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof savedSearchEvents> {}
}
