import { z } from 'zod';
import { characters } from './password.ts';
import { broken } from './rules.ts';
import { isEmail, nameLimit } from './sign-up.ts';
import { secret } from './values.ts';

export const guardianStatuses = ['none', 'waiting', 'confirmed', 'refused'] as const;
export type GuardianStatus = (typeof guardianStatuses)[number];

/** What a member sees of the guardian they named. */
export const guardian = z.object({ status: z.enum(guardianStatuses), name: z.string(), email: z.string() });
export type GuardianBody = z.infer<typeof guardian>;

/** What the guardian sees after following the link. */
export const guardianRequest = z.object({
  status: z.enum(guardianStatuses),
  guardianName: z.string(),
  memberName: z.string(),
  expire: z.string(),
});
export type GuardianRequestBody = z.infer<typeof guardianRequest>;

const nameMessage = broken('person_name', nameLimit);
const emailMessage = broken('email');
export const namedGuardian = {
  name: z
    .string(nameMessage)
    .trim()
    .refine((text) => text !== '' && characters(text) <= nameLimit, nameMessage),
  email: z
    .string(emailMessage)
    .trim()
    .refine(isEmail, emailMessage)
    .transform((text) => text.toLowerCase()),
};

export const guardianAnswer = { secret, confirmed: z.boolean(broken('boolean')) };
