import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const savedSearchEvents = {
  /** The search has new results. */
  'savedSearches.found': z.object({ searchId: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof savedSearchEvents> {}
}
