import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const verificationEvents = {
  /** A request was sent, decided or withdrawn or is late, or a mark has begun or ended. */
  'verifications.changed': z.object({
    verificationId: z.string(),
    /** Changes that the member did not make themselves. */
    what: z.enum(['held', 'decided', 'ended', 'late']).optional(),
  }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof verificationEvents> {}
}
