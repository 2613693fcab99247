import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { birthDateFaults } from '#rules/checks/birth-date.ts';
import { roles } from '#rules/lists/roles.ts';
import { call } from '../ground/call.ts';
import { date, text } from '../ground/values.ts';

/**
 * A member's age as far as calls ask for it: unknown; under 18 and without a guardian's consent yet; under 18 with the
 * consent; adult.
 */
export const ages = ['unknown', 'waiting', 'minor', 'adult'] as const;

/** Days are empty while they are unknown; `adultOn` is the day of an eighteenth birthday still to come. */
const standing = z.object({
  age: z.enum(ages),
  birthDate: z.string(),
  adultOn: z.string(),
  role: z.string(),
  zone: z.string(),
  /** Until when a decision pauses them, and why; empty for all others. */
  pause: z.object({ until: date, reason: z.string(), caseId: z.string() }),
});
export type StandingBody = z.infer<typeof standing>;

export const getStanding = call({
  method: 'GET',
  path: '/account/standing',
  summary: 'What the member is here, and from when on everything is open to them',
  access: 'member',
  params: {},
  answer: { status: 200, body: standing, about: 'The standing' },
  refusals: [],
});

export const putBirthDate = call({
  method: 'PUT',
  path: '/account/birth-date',
  summary: 'Say the own date of birth, once',
  access: 'member',
  params: {
    birthDate: text(0, 40),
    role: z.enum(roles, broken('choice', roles.join(', '))).optional(),
  },
  answer: { status: 200, body: standing, about: 'The standing with it' },
  refusals: ['birth_date_known', ...(Object.keys(birthDateFaults) as (keyof typeof birthDateFaults)[])],
});
