import * as calls from '#contract/projects/picture-calls.ts';
import { addUpdatePicture } from '#core/projects/add-update-picture.ts';
import { describePicture } from '#core/projects/describe-picture.ts';
import { openPicture } from '#core/projects/open-picture.ts';
import { putCover } from '#core/projects/put-cover.ts';
import { removePicture } from '#core/projects/remove-picture.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { ownPicture } from './http/own-picture.ts';
import { readPhoto } from './http/photo.ts';

export const projectPictureEndpoints: Endpoint[] = [
  answer(
    calls.postCover,
    ({ core, actor, params, request }) =>
      readPhoto(request, (bytes) => putCover(core, actor, { ...params, bytes })),
    [perHour(30, byMember)],
  ),

  answer(
    calls.postUpdatePicture,
    ({ core, actor, params, request }) =>
      readPhoto(request, (bytes) => addUpdatePicture(core, actor, { ...params, bytes })),
    [perHour(60, byMember)],
  ),

  answer(
    calls.patchPicture,
    ({ core, actor, params: { fileId, ...params } }) =>
      describePicture(core, actor, { ...params, pictureId: fileId }),
    [perHour(100, byMember)],
  ),

  answer(calls.deletePicture, ({ core, actor, params: { projectSlug, fileId } }) =>
    removePicture(core, actor, { projectSlug, pictureId: fileId }),
  ),

  answer(calls.viewPicture, async ({ core, actor, params: { fileId, variant }, request }) => {
    const opened = await openPicture(core, actor, { pictureId: fileId, variant });
    return ownPicture(request, opened, { name: `${fileId}-${variant}`, file: 'picture.webp' });
  }),
];
