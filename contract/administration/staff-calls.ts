import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { staffRights } from '../ground/staff-rights.ts';
import { email, text } from '../ground/values.ts';
import { adminLimits } from './limits.ts';

const member = z.object({
  $id: z.string(),
  name: z.string(),
  email: z.string(),
  rights: z.array(z.enum(staffRights)),
  /** The settings name the account. */
  isAdministrator: z.boolean(),
  /** False while the rights rest: the account is suspended, or its address is not proven. */
  isActive: z.boolean(),
  /** The proposal to change the rights that waits; empty without one. */
  proposalId: z.string(),
});
export type StaffMember = z.infer<typeof member>;

const list = z.object({ staff: z.array(member) });
export type StaffBody = z.infer<typeof list>;

export const getStaff = call({
  method: 'GET',
  path: '/admin/staff',
  summary: 'The accounts with rights of staff',
  access: 'administrator',
  right: 'staff',
  params: {},
  answer: { status: 200, body: list, about: 'Administrators first' },
  refusals: [],
});

const choice = broken('choice', staffRights.join(', '));

export const putStaffRights = call({
  method: 'PUT',
  path: '/admin/staff',
  summary: 'Propose which rights of staff an account holds from now on; another one confirms',
  access: 'administrator',
  right: 'staff',
  params: {
    email,
    rights: z.array(z.enum(staffRights, choice), choice).max(staffRights.length, choice),
    reason: text(adminLimits.reason.min, adminLimits.reason.max),
  },
  answer: { status: 200, body: z.object({ proposalId: z.string() }), about: 'The proposal' },
  refusals: [
    'user_not_found',
    'staff_unfit',
    'staff_named',
    'proposal_waits',
    'proposal_pointless',
    'proposal_barred',
  ],
});
