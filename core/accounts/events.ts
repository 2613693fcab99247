import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const accountEvents = {
  'accounts.created': z.object({}),
  'accounts.removed': z.object({}),
  'accounts.updated': z.object({
    attribute: z.enum(['name', 'email', 'emailVerification', 'password', 'prefs']),
  }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof accountEvents> {}
}
