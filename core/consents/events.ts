import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const consentEvents = {
  'consents.changed': z.object({ document: z.enum(['marketing']), given: z.boolean() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof consentEvents> {}
}
