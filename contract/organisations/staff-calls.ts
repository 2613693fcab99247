import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { verificationKinds } from '#rules/lists/kinds.ts';
import { text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { date, id } from '../ground/values.ts';
import { languageOfAsked } from '../languages/param.ts';
import { organisationSlug } from './calls.ts';
import { grantedRoles, organisationLimits as limits, organisationRoles } from './limits.ts';

const ofStaff = { foreign: 'organisation_unknown', gone: 'organisation_unknown' } as const;

const seat = z.object({
  id: z.string(),
  name: z.string(),
  avatarId: z.string(),
  /** The marks that hold. */
  verified: z.array(z.enum(verificationKinds)),
  roles: z.array(z.enum(organisationRoles)),
  isSelf: z.boolean(),
  /** False while the member is suspended. */
  isAvailable: z.boolean(),
  /** Their address at the domain is proven: without it their roles give nothing. */
  isProven: z.boolean(),
  /** Asked to own the organisation, and has not answered. */
  isAsked: z.boolean(),
  /** Other owners who want them to go, and how many it takes. */
  votes: z.object({ given: z.int(), needed: z.int(), own: z.boolean() }),
  can: z.object({ change: z.boolean(), remove: z.boolean(), own: z.boolean() }),
});
export type StaffSeat = z.infer<typeof seat>;

const invitation = z.object({
  id: z.string(),
  invitee: z.string(),
  roles: z.array(z.enum(organisationRoles)),
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'ended']),
  sentAt: date,
});

const staff = z.object({
  staff: z.array(seat),
  /** Whether the member is asked to own the organisation, and whether its last owner has gone. */
  asked: z.enum(['', 'hand_over', 'succession']),
  invitations: z.array(invitation),
  can: z.object({ invite: z.boolean(), leave: z.boolean(), handOver: z.boolean() }),
});
export type StaffBody = z.infer<typeof staff>;
const asItStands = { status: 200, body: staff, about: 'The staff as they stand now' } as const;

const rolesOf = <Role extends string>(names: readonly [Role, ...Role[]]) =>
  z
    .array(z.enum(names, broken('choice', names.join(', '))))
    .min(1, broken('choice', names.join(', ')))
    .max(names.length, broken('choice', names.join(', ')))
    .transform((roles) => names.filter((one) => roles.includes(one)));

export const getStaff = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/staff',
  summary: 'The staff of an organisation, and whom its owners have invited',
  access: 'adult',
  ...ofStaff,
  params: { organisationSlug },
  answer: asItStands,
  refusals: [],
});

export const postStaffInvitation = call({
  method: 'POST',
  path: '/organisations/:organisationSlug/staff-invitations',
  summary: 'Invite a person to the staff by their handle or email; the answer is always the same',
  access: 'adult',
  begins: true,
  ...ofStaff,
  params: {
    organisationSlug,
    invitee: text(320),
    roles: rolesOf(organisationRoles),
    language: languageOfAsked,
  },
  answer: { ...asItStands, status: 201 },
  refusals: [
    'organisation_role_missing',
    'organisation_proof_missing',
    'organisation_not_active',
    'invitation_to_nobody',
    'invitations_too_many',
  ],
});

export const deleteStaffInvitation = call({
  method: 'DELETE',
  path: '/organisations/:organisationSlug/staff-invitations/:invitationId',
  summary: 'Withdraw an invitation to the staff',
  access: 'adult',
  ...ofStaff,
  params: { organisationSlug, invitationId: id },
  answer: asItStands,
  refusals: ['organisation_role_missing'],
});

const leadRefusals = [
  'organisation_role_missing',
  'organisation_proof_missing',
  'organisation_closed',
  'organisation_own_seat',
  'organisation_owner_stays',
] as const;

export const putStaffRoles = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/staff/:personId/roles',
  summary: 'Change the roles of a member of the staff who is no owner',
  access: 'adult',
  begins: true,
  ...ofStaff,
  params: { organisationSlug, personId: id, roles: rolesOf(grantedRoles) },
  answer: asItStands,
  refusals: leadRefusals,
});

export const deleteStaffMember = call({
  method: 'DELETE',
  path: '/organisations/:organisationSlug/staff/:personId',
  summary: 'Remove a member from the staff; for an owner, say that they should leave',
  access: 'adult',
  ...ofStaff,
  params: { organisationSlug, personId: id, reason: text(limits.staffReason) },
  answer: asItStands,
  refusals: leadRefusals,
});

export const deleteOwnStaffSeat = call({
  method: 'DELETE',
  path: '/organisations/:organisationSlug/seat',
  summary: 'Leave the staff',
  access: 'adult',
  ...ofStaff,
  params: { organisationSlug },
  answer: { status: 204, body: null, about: 'The member does not act for it any more' },
  refusals: ['organisation_last_owner'],
});

export const putOrganisationOwner = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/owners/:personId',
  summary: 'Ask a member of the staff to own the organisation',
  access: 'adult',
  begins: true,
  ...ofStaff,
  params: {
    organisationSlug,
    personId: id,
    /** Leave the staff with their yes. */
    leave: z.boolean(broken('boolean')).default(false),
  },
  answer: asItStands,
  refusals: ['organisation_role_missing', 'organisation_closed', 'organisation_owners_full'],
});

export const putOrganisationOwnership = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/ownership',
  summary: 'Answer whether one will own the organisation',
  access: 'adult',
  ...ofStaff,
  params: { organisationSlug, accepted: z.boolean(broken('boolean')) },
  answer: asItStands,
  refusals: ['organisation_not_asked', 'organisation_owners_full'],
});
