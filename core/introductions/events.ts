import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofIntroduction = z.object({ introductionId: z.string(), purpose: z.string() });

/** Each names the account that caused it, if one did. */
export const introductionEvents = {
  'introductions.asked': ofIntroduction,
  /** A member or an owner answered, also by asking for the same. A later module goes on by a reaction to this. */
  'introductions.answered': ofIntroduction.extend({ answer: z.enum(['accepted', 'declined']) }),
  'introductions.withdrawn': ofIntroduction,
  /** No answer came. */
  'introductions.lapsed': ofIntroduction,
  /** One side is gone. */
  'introductions.released': ofIntroduction,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof introductionEvents> {}
}
