import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const avatarEvents = {
  'avatars.updated': z.object({}),
  'avatars.removed': z.object({}),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof avatarEvents> {}
}
