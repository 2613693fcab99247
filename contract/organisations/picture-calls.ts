import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { optionalText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { projectLimits } from '../projects/limits.ts';
import { picture, pictureVariants } from '../projects/picture-calls.ts';
import { organisationSlug } from './calls.ts';

const ofStaff = { foreign: 'organisation_unknown', gone: 'organisation_unknown' } as const;

const own = z.object({ slug: z.string(), name: z.string(), picture: picture.nullable() });
export type OwnPictureBody = z.infer<typeof own>;

export const getOrganisationPicture = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/picture',
  summary: 'The picture of an organisation, for owners who may change it',
  access: 'adult',
  ...ofStaff,
  params: { organisationSlug },
  answer: { status: 200, body: own, about: 'The picture; null where there is none' },
  refusals: ['organisation_closed'],
});

export const postOrganisationPicture = call({
  method: 'POST',
  path: '/organisations/:organisationSlug/picture',
  summary: 'Give an organisation a picture, in place of the one before',
  access: 'adult',
  begins: true,
  ...ofStaff,
  params: { organisationSlug },
  form: {},
  answer: { status: 201, body: picture, about: 'The picture as it is kept' },
  twice: 'Each upload is a picture of its own, which takes the place of the one before.',
  refusals: [
    'organisation_closed',
    'avatar_empty',
    'avatar_too_large',
    'avatar_too_many_pixels',
    'avatar_type_unsupported',
    'avatar_unreadable',
  ],
});

export const patchOrganisationPicture = call({
  method: 'PATCH',
  path: '/organisations/:organisationSlug/picture',
  summary: 'Describe the picture for people who cannot see it',
  access: 'adult',
  begins: true,
  ...ofStaff,
  params: { organisationSlug, alt: optionalText(projectLimits.alt) },
  answer: { status: 200, body: own, about: 'The picture' },
  refusals: ['organisation_closed', 'organisation_text_held', 'nothing_offered'],
});

export const deleteOrganisationPicture = call({
  method: 'DELETE',
  path: '/organisations/:organisationSlug/picture',
  summary: 'Remove the picture of an organisation',
  access: 'adult',
  ...ofStaff,
  params: { organisationSlug },
  answer: { status: 204, body: null, about: 'It is gone' },
  refusals: ['organisation_closed'],
});

export const viewOrganisationPicture = call({
  method: 'GET',
  path: '/organisation-pictures/:fileId',
  summary: 'A picture of an organisation that the caller may see',
  access: 'anyone',
  foreign: 'answered',
  gone: 'organisation_unknown',
  params: {
    fileId: id,
    variant: z.enum(pictureVariants, broken('choice', pictureVariants.join(', '))).default('large'),
  },
  answer: { status: 200, body: 'bytes', about: 'A WebP' },
  refusals: ['storage_file_damaged'],
});
