import { z } from 'zod';
import { date, secret } from './values.ts';

/** `""` while the account stays. */
export const leaving = z.object({ leavesAt: date });
export type LeavingBody = z.infer<typeof leaving>;

/** The password, or a code mailed to whoever asks from within this session. */
export const leavingProof = {
  password: z.string('Value must be a valid string').max(1024, 'Value must be a valid string').default(''),
  code: secret.optional(),
};
