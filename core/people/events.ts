import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const peopleEvents = {
  'people.changed': z.object({}),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof peopleEvents> {}
}
