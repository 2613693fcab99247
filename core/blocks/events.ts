import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const blockEvents = {
  /** Its account has blocked somebody, or no longer does. Nobody else is ever told. */
  'blocks.changed': z.object({ personId: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof blockEvents> {}
}
