import { z } from 'zod';
import { date, secret } from './values.ts';

/** `""` while the account stays. */
export const leaving = z.object({ leavesAt: date });
export type LeavingBody = z.infer<typeof leaving>;

/** The password; for an account without one, a code mailed for logging in. */
export const leavingProof = {
  password: z.string('Value must be a valid string').max(1024, 'Value must be a valid string').default(''),
  code: secret.optional(),
};
