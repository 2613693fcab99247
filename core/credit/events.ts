import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofClaim = z.object({ claimId: z.string() });

/** Each of a claim names its member, and `by` the other member who acted; of an erased account none. */
export const creditEvents = {
  'credit.ruleChanged': z.object({ organisationId: z.string(), cohortId: z.string() }),
  /** The member has written, changed or deleted a line of the log. */
  'credit.logged': z.object({ workLogId: z.string() }),
  /** A draft has begun or is deleted, or its member has changed lines or evidence. */
  'credit.changed': ofClaim,
  /** The owners of the project are asked to confirm it: again where they were silent. */
  'credit.hostAsked': ofClaim.extend({ round: z.int() }),
  /** No host confirms it: the member gives evidence. */
  'credit.evidenceAsked': ofClaim.extend({ cause: z.enum(['no_host', 'silent']) }),
  'credit.confirmed': ofClaim.extend({ by: z.string() }),
  /** It waits for staff of the institution. */
  'credit.reachedCollege': ofClaim,
  /** `rule`: the host confirmed so little that it gives nothing. */
  'credit.returned': ofClaim.extend({ from: z.enum(['host', 'college', 'rule']), by: z.string() }),
  'credit.approved': ofClaim.extend({ by: z.string() }),
  'credit.declined': ofClaim.extend({ by: z.string() }),
  /** By its member, by time, or because a side is gone. */
  'credit.withdrawn': ofClaim.extend({ isByTime: z.boolean() }),
  'credit.released': ofClaim,
  'credit.takenBack': ofClaim.extend({ by: z.string() }),
  'credit.appealed': ofClaim,
  'credit.appealDecided': ofClaim.extend({ isUpheld: z.boolean(), by: z.string() }),
  /** The time of the institution is over; it goes on. */
  'credit.late': ofClaim,
  /** No staff can decide it now: those who are there have to do with the member or the host. */
  'credit.withoutStaff': ofClaim,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof creditEvents> {}
}
