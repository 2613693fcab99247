import { z } from 'zod';
import { longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { date } from '../ground/values.ts';
import { organisationSlug } from './calls.ts';
import { organisationLimits as limits, organisationRoles } from './limits.ts';

const removal = z.object({
  organisation: z.object({ slug: z.string(), name: z.string() }),
  roles: z.array(z.enum(organisationRoles)),
  reason: z.string(),
  decidedAt: date,
  appeal: z.string(),
  appealedAt: date,
  answer: z.string(),
  answeredAt: date,
  isLifted: z.boolean(),
  /** Until when the member can appeal; empty where they cannot. */
  appealUntil: date,
});
export type StaffRemovalBody = z.infer<typeof removal>;

const ofFormerStaff = { foreign: 'organisation_unknown', gone: 'organisation_unknown' } as const;
const asItStands = { status: 200, body: removal, about: 'As it stands now' } as const;

export const getStaffRemoval = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/staff-removal',
  summary: 'Why our staff took the caller out of the staff of an organisation',
  access: 'adult',
  ...ofFormerStaff,
  params: { organisationSlug },
  answer: asItStands,
  refusals: [],
});

export const putStaffRemovalAppeal = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/staff-removal/appeal',
  summary: 'Ask for another look at the removal from the staff of an organisation, once',
  access: 'adult',
  ...ofFormerStaff,
  params: { organisationSlug, appeal: longText(limits.appeal.min, limits.appeal.max) },
  answer: asItStands,
  refusals: ['organisation_appeal_twice', 'organisation_appeal_late'],
});
