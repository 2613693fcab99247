import { z } from 'zod';
import type { SignUpForm } from '#rules/sign-up/check-form.ts';

const short = z.string().max(320);
const long = z.string().max(1024);

/**
 * The shape on the wire, lenient on purpose: `firstFault` checks each field, in its own order and words. This checks only
 * types and a bound that no honest form reaches. A member under 18 leaves most of it out.
 */
export const signUpForm = z.object({
  name: long,
  email: short,
  phone: short.default(''),
  dob: short.optional(),
  password: long,
  confirmPassword: long,
  role: short.default(''),
  location: short.default(''),
  companyUrl: long.optional(),
  agree: z.boolean(),
  marketing: z.boolean().optional(),
  educationLevel: short.optional(),
  subLevel: short.optional(),
  majorField: short.optional(),
  college: short.optional(),
  fileId: short.optional(),
  /** The same for every try of one form, so that a try whose answer was lost is not a second account. */
  key: short.optional(),
  guardianEmail: short.optional(),
  /** The language of the emails to the guardian: one that is offered, else that of the page. */
  guardianLanguage: short.optional(),
}) satisfies z.ZodType<SignUpForm>;
