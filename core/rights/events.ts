import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofRequest = z.object({ requestId: z.string() });

/** The account of each is that of the member who asks; null for a person without an account. */
export const rightsEvents = {
  'rights.received': ofRequest,
  'rights.taken': ofRequest,
  'rights.answered': ofRequest,
  'rights.contested': ofRequest,
  'rights.withdrawn': ofRequest,
  /** The time for our answer has passed. */
  'rights.late': ofRequest,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof rightsEvents> {}
}
