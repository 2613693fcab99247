import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { optionalText, text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { cursor, date, id } from '../ground/values.ts';
import {
  organisationLimits as limits,
  organisationHolds,
  organisationKindNames,
  organisationLists,
  organisationRoles,
  organisationStates,
} from './limits.ts';

const row = {
  $id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(organisationKindNames),
  state: z.enum(organisationStates),
  isAppeal: z.boolean(),
  submittedAt: date,
  isLate: z.boolean(),
} as const;

const listed = z.object(row);
const list = z.object({
  organisations: z.array(listed),
  counts: z.record(z.enum(organisationLists), z.number()),
  next: z.string(),
});
export type DeskOrganisationsBody = z.infer<typeof list>;

/** An organisation with everything that a decision about it is based on. */
const reviewed = z.object({
  ...row,
  version: z.int(),
  registry: z.string(),
  registryNumber: z.string(),
  website: z.string(),
  place: z.string(),
  about: z.string(),
  heldFor: z.array(z.enum(organisationHolds)),
  /** Others that stand for its domain or its number. */
  same: z.array(z.object({ $id: z.string(), name: z.string(), state: z.enum(organisationStates) })),
  staff: z.array(
    z.object({
      $id: z.string(),
      name: z.string(),
      email: z.string(),
      roles: z.array(z.enum(organisationRoles)),
      hasMark: z.boolean(),
    }),
  ),
  /** The type of the letter of authority; empty where it is gone. */
  letterType: z.string(),
  reason: z.string(),
  decidedAt: date,
  appeal: z.string(),
  appealedAt: date,
  /** Why this administrator cannot decide it; empty where they can. */
  bar: z.enum(['', 'own', 'same_administrator', 'decided']),
  canRemove: z.boolean(),
  /** Members whom our staff took out of its staff, the newest first. */
  removals: z.array(
    z.object({
      $id: z.string(),
      name: z.string(),
      roles: z.array(z.enum(organisationRoles)),
      reason: z.string(),
      decidedAt: date,
      appeal: z.string(),
      appealedAt: date,
      answer: z.string(),
      answeredAt: date,
      isLifted: z.boolean(),
      /** Why this administrator cannot answer an appeal; empty where they can. */
      bar: z.enum(['', 'own', 'same_administrator', 'decided']),
    }),
  ),
});
export type DeskOrganisationBody = z.infer<typeof reviewed>;

const others = { foreign: 'answered', gone: 'organisation_unknown' } as const;
const version = z.int(broken('range', 1, 2_147_483_647)).min(1, broken('range', 1, 2_147_483_647));
const answer = { status: 200, body: reviewed, about: 'As it stands now' } as const;

export const getDeskOrganisations = call({
  method: 'GET',
  path: '/admin/organisations',
  summary: 'Organisations that wait, those longest due first; or open ones, or ended ones, the newest first',
  access: 'administrator',
  right: 'reviews',
  params: {
    list: z.enum(organisationLists, broken('choice', organisationLists.join(', '))).default('waiting'),
    cursor,
  },
  answer: { status: 200, body: list, about: 'A page of them' },
  refusals: ['general_cursor_not_found'],
});

export const getDeskOrganisation = call({
  method: 'GET',
  path: '/admin/organisations/:organisationId',
  summary: 'One organisation with all on which a decision is based',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: { organisationId: id },
  answer,
  refusals: [],
});

export const viewLetter = call({
  method: 'GET',
  path: '/admin/organisations/:organisationId/letter',
  summary: 'The letter by which an organisation shows that a member may open it',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: { organisationId: id },
  answer: { status: 200, body: 'bytes', about: 'A PDF or a WebP' },
  refusals: ['storage_file_damaged'],
});

export const organisationOutcomes = ['active', 'returned', 'declined'] as const;

export const putOrganisationDecision = call({
  method: 'PUT',
  path: '/admin/organisations/:organisationId/decision',
  summary: 'Open an organisation, return it, or decline it; or decide its appeal',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: {
    organisationId: id,
    version,
    outcome: z.enum(organisationOutcomes, broken('choice', organisationOutcomes.join(', '))),
    reason: optionalText(limits.reason.max).default(''),
  },
  answer,
  refusals: [
    'conflict',
    'organisation_own',
    'organisation_same_administrator',
    'organisation_reason_missing',
    'organisation_taken',
  ],
});

export const putOrganisationRemoval = call({
  method: 'PUT',
  path: '/admin/organisations/:organisationId/removal',
  summary: 'Remove an open organisation, with a reason that its owners read and may appeal against',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: { organisationId: id, reason: text(limits.reason.max) },
  answer,
  refusals: ['conflict', 'organisation_own', 'organisation_reason_missing'],
});

export const putDeskStaffRemoval = call({
  method: 'PUT',
  path: '/admin/organisations/:organisationId/staff/:personId/removal',
  summary: 'Take a member out of the staff of an open organisation, with a reason; the member may appeal',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: { organisationId: id, personId: id, reason: text(limits.reason.max) },
  answer,
  refusals: ['conflict', 'organisation_own', 'organisation_reason_missing'],
});

export const putDeskStaffAnswer = call({
  method: 'PUT',
  path: '/admin/organisations/:organisationId/staff/:personId/answer',
  summary: 'Answer the appeal of a member who was taken out of the staff of an organisation',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: {
    organisationId: id,
    personId: id,
    lifted: z.boolean(broken('boolean')),
    reason: text(limits.reason.max),
  },
  answer,
  refusals: [
    'conflict',
    'organisation_own',
    'organisation_same_administrator',
    'organisation_reason_missing',
    'organisation_owners_full',
    'organisation_member_full',
  ],
});
