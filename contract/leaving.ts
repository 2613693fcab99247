import { z } from 'zod';
import { broken } from './rules.ts';
import { date, secret } from './values.ts';

/** `""` while the account stays. */
export const leaving = z.object({ leavesAt: date });
export type LeavingBody = z.infer<typeof leaving>;

/** The password, or a code mailed to whoever asks from within this session. */
export const leavingProof = {
  password: z.string(broken('text')).max(1024, broken('text')).default(''),
  code: secret.optional(),
};
