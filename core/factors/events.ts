import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const factorEvents = {
  'factors.changed': z.object({ changeId: z.string() }),
  'factors.lost': z.object({ lossOf: z.string() }),
  'factors.lossEnded': z.object({ lossOf: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof factorEvents> {}
}
