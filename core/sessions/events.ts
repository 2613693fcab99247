import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const sessionEvents = {
  'sessions.created': z.object({ sessionId: z.string() }),
  'sessions.renewed': z.object({ sessionId: z.string() }),
  'sessions.deleted': z.object({ sessionId: z.string() }),
  /** The member of a watched account has given a sign: a log-in, a used session, or the link in an email. */
  'sessions.noticed': z.object({}),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof sessionEvents> {}
}
