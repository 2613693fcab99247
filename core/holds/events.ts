import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

/** The account is the one whose rows are held; null where an order forbids to tell of it. */
export const holdEvents = {
  'holds.changed': z.object({ holdId: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof holdEvents> {}
}
