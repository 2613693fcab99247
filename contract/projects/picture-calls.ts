import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { optionalText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { projectLimits } from './limits.ts';

/** A picture of a project, with the size of its larger variant. */
export const picture = z.object({ id: z.string(), alt: z.string(), width: z.int(), height: z.int() });
export type PictureBody = z.infer<typeof picture>;

export const pictureVariants = ['small', 'large'] as const;
export type PictureVariant = (typeof pictureVariants)[number];

const ofTeam = { foreign: 'project_unknown', gone: 'project_unknown' } as const;
const taken = { status: 201, body: picture, about: 'The picture as it is kept' };
const refused = [
  'project_closed',
  'avatar_empty',
  'avatar_too_large',
  'avatar_too_many_pixels',
  'avatar_type_unsupported',
  'avatar_unreadable',
] as const;

export const postCover = call({
  method: 'POST',
  path: '/projects/:projectSlug/cover',
  summary: 'Give a project a picture as its cover, in place of its kolam or the picture before',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { projectSlug: id },
  form: {},
  answer: taken,
  twice: 'Each upload is a picture of its own, which takes the place of the one before.',
  refusals: refused,
});

export const postUpdatePicture = call({
  method: 'POST',
  path: '/projects/:projectSlug/updates/:updateId/pictures',
  summary: 'Add a picture to an own note, up to three; the same picture is added once',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { projectSlug: id, updateId: id },
  form: {},
  answer: taken,
  refusals: [...refused, 'project_pictures_too_many'],
});

export const patchPicture = call({
  method: 'PATCH',
  path: '/projects/:projectSlug/pictures/:fileId',
  summary: 'Say what is to be seen in a picture',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { projectSlug: id, fileId: id, alt: optionalText(projectLimits.alt) },
  answer: { status: 200, body: picture, about: 'The picture' },
  refusals: ['project_closed', 'nothing_offered'],
});

export const deletePicture = call({
  method: 'DELETE',
  path: '/projects/:projectSlug/pictures/:fileId',
  summary: 'Remove a picture; a project without one has its kolam as its cover',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug: id, fileId: id },
  answer: { status: 204, body: null, about: 'It is gone' },
  refusals: ['project_closed'],
});

export const viewPicture = call({
  method: 'GET',
  path: '/project-pictures/:fileId',
  summary: 'A picture of a project that the caller may see',
  access: 'anyone',
  foreign: 'answered',
  gone: 'project_unknown',
  params: {
    fileId: id,
    variant: z.enum(pictureVariants, broken('choice', pictureVariants.join(', '))).default('large'),
  },
  answer: { status: 200, body: 'bytes', about: 'A WebP' },
  refusals: ['storage_file_damaged'],
});
