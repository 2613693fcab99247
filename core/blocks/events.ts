import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const blockEvents = {
  /** The account has blocked a member or ended a block. Only its own devices receive this event. */
  'blocks.changed': z.object({ personId: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof blockEvents> {}
}
