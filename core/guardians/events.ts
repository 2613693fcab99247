import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const guardianEvents = {
  'guardians.asked': z.object({ guardianId: z.string() }),
  'guardians.answered': z.object({ guardianId: z.string(), confirmed: z.boolean() }),
  /** An administrator has looked at a refusal, and it stands. */
  'guardians.reviewed': z.object({}),
  /** An adult needs no guardian. */
  'guardians.outgrown': z.object({}),
  /** The account has come to the guardian's own mailbox. */
  'guardians.ended': z.object({}),
  'guardians.erasureAnnounced': z.object({}),
  'guardians.childErased': z.object({}),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof guardianEvents> {}
}
