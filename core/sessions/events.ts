import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const sessionEvents = {
  'sessions.created': z.object({ sessionId: z.string() }),
  'sessions.renewed': z.object({ sessionId: z.string() }),
  'sessions.deleted': z.object({ sessionId: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof sessionEvents> {}
}
