import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

/** A search's id is that of the account. */
const ofSearch = z.object({ searchId: z.string() });

export const cofounderEvents = {
  /** The search was begun or edited. */
  'cofounders.changed': ofSearch,
  'cofounders.turnedOn': ofSearch,
  /** By the member, without an answer to "Still looking?", or by a case. Without an account, no member did it. */
  'cofounders.paused': ofSearch.extend({ pause: z.string() }),
  'cofounders.deleted': ofSearch,
  /** The member is asked whether they still look. */
  'cofounders.stillAsked': ofSearch,
  /** A text waits for review, or no longer does. */
  'cofounders.submitted': ofSearch,
  'cofounders.reviewLate': ofSearch,
  'cofounders.approved': ofSearch,
  'cofounders.returned': ofSearch,
  'cofounders.removed': ofSearch,
  'cofounders.putBack': ofSearch,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof cofounderEvents> {}
}
