import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const leavingEvents = {
  'accounts.leaving': z.object({}),
  'accounts.kept': z.object({}),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof leavingEvents> {}
}
