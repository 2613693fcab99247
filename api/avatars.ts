import * as calls from '#contract/avatars/calls.ts';
import { getAvatar } from '#core/avatars/get-avatar.ts';
import { putAvatar } from '#core/avatars/put-avatar.ts';
import { removeAvatar } from '#core/avatars/remove-avatar.ts';
import { openPhoto } from '#core/people/open-photo.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { ownPicture } from './http/own-picture.ts';
import { readPhoto } from './http/photo.ts';

export const avatarEndpoints: Endpoint[] = [
  answer(calls.getAvatar, ({ core, actor }) => getAvatar(core, actor)),

  answer(
    calls.putAvatar,
    ({ core, actor, request }) => readPhoto(request, (photo) => putAvatar(core, actor, photo)),
    [perHour(30, byMember)],
  ),

  answer(calls.deleteAvatar, ({ core, actor }) => removeAvatar(core, actor)),

  answer(calls.viewAvatar, async ({ core, actor, params, request }) => {
    const opened = await openPhoto(core, actor, params.fileId);
    return ownPicture(request, opened, { name: params.fileId, file: 'avatar.webp' });
  }),
];
