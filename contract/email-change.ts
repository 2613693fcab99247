import { z } from 'zod';
import { broken } from './rules.ts';
import { date, email, secret } from './values.ts';

export const emailChange = z.object({ email: z.string(), expire: date, resendAfter: date });
export type EmailChangeBody = z.infer<typeof emailChange>;

export const wantedEmail = {
  email,
  /** Of the account; empty for an account without one. */
  password: z.string(broken('text')).max(1024, broken('text')).default(''),
};
export const emailChangeProof = { secret };
