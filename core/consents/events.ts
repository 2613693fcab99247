import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const consentEvents = {
  /** The document is the name of a consent. */
  'consents.changed': z.object({ document: z.string(), given: z.boolean() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof consentEvents> {}
}
