import { z } from 'zod';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';

/** The name under which the photo can be seen; `""` while there is none. */
const avatar = z.object({ avatarId: z.string() }).meta({ id: 'Avatar' });
export type AvatarBody = z.infer<typeof avatar>;

export const getAvatar = call({
  method: 'GET',
  path: '/account/avatar',
  summary: 'Which photo the member has',
  access: 'member',
  params: {},
  answer: { status: 200, body: avatar, about: 'The name of the photo, or an empty one' },
  refusals: [],
});

export const putAvatar = call({
  method: 'PUT',
  path: '/account/avatar',
  summary: 'Set the photo of the member: JPEG, PNG or WebP; its middle square is kept',
  access: 'profile',
  begins: true,
  params: {},
  form: {},
  answer: { status: 200, body: avatar, about: 'The name of the new photo' },
  refusals: [
    'avatar_empty',
    'avatar_too_large',
    'avatar_too_many_pixels',
    'avatar_type_unsupported',
    'avatar_unreadable',
  ],
});

export const deleteAvatar = call({
  method: 'DELETE',
  path: '/account/avatar',
  summary: 'Delete the own photo',
  access: 'member',
  params: {},
  answer: { status: 204, body: null, about: 'There is no photo any more' },
  refusals: [],
});

export const viewAvatar = call({
  method: 'GET',
  path: '/avatars/:fileId',
  summary: 'A photo, to be shown',
  access: 'anyone',
  foreign: 'avatar_not_found',
  gone: 'avatar_not_found',
  params: { fileId: id },
  answer: { status: 200, body: 'bytes', about: 'The picture: a square WebP' },
  refusals: ['storage_file_damaged'],
});
