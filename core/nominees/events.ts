import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofRequest = z.object({ requestId: z.string() });

/** The account of each is that of the member for whom another person acts. */
export const nomineeEvents = {
  'nominees.named': z.object({}),
  'nominees.asked': ofRequest,
  'nominees.decided': ofRequest,
  /** The member has given a sign, or the account has ended. */
  'nominees.ended': ofRequest,
  'nominees.withdrawn': ofRequest,
  /** The nominee has used what they were granted. */
  'nominees.acted': z.object({ requestId: z.string(), act: z.enum(['export', 'request', 'erase', 'keep']) }),
  'nominees.guardianActed': z.object({ act: z.enum(['read', 'export', 'request', 'erase', 'keep']) }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof nomineeEvents> {}
}
