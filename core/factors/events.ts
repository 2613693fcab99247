import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const factorEvents = {
  'factors.changed': z.object({ changeId: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof factorEvents> {}
}
