import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { longText, optionalText, text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { email, id, secret } from '../ground/values.ts';
import { projectLimits } from '../projects/limits.ts';
import { organisationLimits as limits, organisationKindNames } from './limits.ts';
import { ownOrganisation, ownOrganisationRow } from './shapes.ts';

export const organisationSlug = id.meta({ examples: ['wardha-college-of-commerce'] });
const ofStaff = { foreign: 'organisation_unknown', gone: 'organisation_unknown' } as const;
const asItStands = { status: 200, body: ownOrganisation, about: 'As it stands now' } as const;

const opening = z.object({
  /** The facts of the member’s mark of an organisation; null without one in force. */
  mark: z
    .object({
      website: z.string(),
      domain: z.string(),
      registry: z.string(),
      registryNumber: z.string(),
    })
    .nullable(),
  /** The member acts for as many organisations as one may. */
  isFull: z.boolean(),
});
export type OpeningBody = z.infer<typeof opening>;

export const getOpening = call({
  method: 'GET',
  path: '/account/organisation-opening',
  summary: 'What the member needs before they can open an organisation',
  access: 'adult',
  params: {},
  answer: { status: 200, body: opening, about: 'The mark in force' },
  refusals: [],
});

export const listOwnOrganisations = call({
  method: 'GET',
  path: '/account/organisations',
  summary: 'The organisations for which the member acts',
  access: 'adult',
  params: {},
  answer: {
    status: 200,
    body: z.object({ organisations: z.array(ownOrganisationRow) }),
    about: 'The newest first',
  },
  refusals: [],
});

export const postOrganisation = call({
  method: 'POST',
  path: '/organisations',
  summary: 'Begin an organisation from the member’s mark; the same key gets its first answer',
  access: 'adult',
  begins: true,
  params: {
    kind: z.enum(organisationKindNames, broken('choice', organisationKindNames.join(', '))),
    name: text(limits.name),
    key: id.optional(),
  },
  answer: { status: 201, body: z.object({ slug: z.string() }), about: 'Where it is' },
  refusals: [
    'organisation_mark_missing',
    'organisations_too_many',
    'nothing_offered',
    'organisation_text_held',
  ],
});

export const getOwnOrganisation = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/workspace',
  summary: 'An organisation as its staff see it',
  access: 'adult',
  ...ofStaff,
  params: { organisationSlug },
  answer: asItStands,
  refusals: [],
});

export const patchOrganisation = call({
  method: 'PATCH',
  path: '/organisations/:organisationSlug',
  summary: 'Change what an organisation says of itself, based on a version of it',
  access: 'adult',
  begins: true,
  ...ofStaff,
  params: {
    organisationSlug,
    version: z.int(broken('range', 1, 2_147_483_647)).min(1, broken('range', 1, 2_147_483_647)),
    /** Fixed once staff have opened it. */
    name: text(limits.name).optional(),
    /** A city or district by its name. */
    place: optionalText(projectLimits.name).optional(),
    about: longText(0, limits.about).optional(),
    isListed: z.boolean(broken('boolean')).optional(),
  },
  answer: asItStands,
  refusals: [
    'conflict',
    'place_unknown',
    'nothing_offered',
    'organisation_closed',
    'organisation_name_fixed',
    'organisation_text_held',
  ],
});

export const putLetter = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/letter',
  summary: 'Send the letter of authority, a PDF or a picture, in place of the one before',
  access: 'adult',
  begins: true,
  ...ofStaff,
  params: { organisationSlug },
  form: {},
  answer: asItStands,
  refusals: [
    'organisation_closed',
    'evidence_empty',
    'evidence_too_large',
    'evidence_too_many_pixels',
    'evidence_type_unsupported',
    'evidence_unreadable',
  ],
});

export const viewOwnLetter = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/letter',
  summary: 'The letter of authority, for owners',
  access: 'adult',
  ...ofStaff,
  params: { organisationSlug },
  answer: { status: 200, body: 'bytes', about: 'A PDF or a WebP' },
  refusals: ['storage_file_damaged', 'organisation_role_missing'],
});

export const putSubmission = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/submission',
  summary: 'Send an organisation to a review, which we owe in two working days',
  access: 'adult',
  begins: true,
  ...ofStaff,
  params: { organisationSlug },
  answer: asItStands,
  refusals: ['organisation_closed', 'organisation_lacks', 'organisation_mark_missing'],
});

export const deleteSubmission = call({
  method: 'DELETE',
  path: '/organisations/:organisationSlug/submission',
  summary: 'Take it back from the review',
  access: 'adult',
  ...ofStaff,
  params: { organisationSlug },
  answer: asItStands,
  refusals: ['organisation_closed'],
});

export const deleteOrganisation = call({
  method: 'DELETE',
  path: '/organisations/:organisationSlug',
  summary: 'Delete an organisation that was never open',
  access: 'adult',
  ...ofStaff,
  params: { organisationSlug },
  answer: { status: 204, body: null, about: 'It is gone' },
  refusals: ['organisation_closed'],
});

export const putOrganisationAppeal = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/appeal',
  summary: 'Ask for another look at the refusal or removal of an organisation, once',
  access: 'adult',
  ...ofStaff,
  params: { organisationSlug, appeal: longText(limits.appeal.min, limits.appeal.max) },
  answer: asItStands,
  refusals: ['organisation_closed', 'organisation_appeal_twice', 'organisation_appeal_late'],
});

export const putClosing = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/closing',
  summary: 'Close an organisation for ever',
  access: 'adult',
  ...ofStaff,
  params: { organisationSlug },
  answer: asItStands,
  refusals: ['organisation_closed'],
});

export const postAddressCode = call({
  method: 'POST',
  path: '/organisations/:organisationSlug/address-codes',
  summary: 'Mail a code to an address of the member at the domain of the organisation',
  access: 'adult',
  begins: true,
  ...ofStaff,
  params: { organisationSlug, email },
  answer: { status: 201, body: z.object({ email: z.string() }), about: 'Where the code was sent' },
  twice: 'Each request mails another code, and the next one may be asked for after a minute.',
  refusals: [
    'address_free_mail',
    'address_other_domain',
    'organisation_closed',
    'general_rate_limit_exceeded',
  ],
});

export const putAddress = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/address',
  summary: 'Prove the address with the code: the roles of the member work for 180 days from then',
  access: 'adult',
  begins: true,
  ...ofStaff,
  params: { organisationSlug, secret },
  answer: asItStands,
  refusals: [
    'user_invalid_token',
    'sign_up_code_void',
    'sign_up_code_expired',
    'organisation_closed',
    'general_rate_limit_exceeded',
  ],
});
