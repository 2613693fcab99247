import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const profileEvents = {
  'profiles.created': z.object({ profileId: z.string() }),
  'profiles.updated': z.object({ profileId: z.string() }),
  'profiles.deleted': z.object({ profileId: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof profileEvents> {}
}
