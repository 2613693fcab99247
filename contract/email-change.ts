import { z } from 'zod';
import { date, email, secret } from './values.ts';

export const emailChange = z.object({ email: z.string(), expire: date, resendAfter: date });
export type EmailChangeBody = z.infer<typeof emailChange>;

export const wantedEmail = {
  email,
  /** Of the account; empty for an account without one. */
  password: z.string('Value must be a valid string').max(1024, 'Value must be a valid string').default(''),
};
export const emailChangeProof = { secret };
