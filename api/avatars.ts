import { Readable } from 'node:stream';
import * as calls from '#contract/avatars/calls.ts';
import { getAvatar } from '#core/avatars/get-avatar.ts';
import { putAvatar } from '#core/avatars/put-avatar.ts';
import { removeAvatar } from '#core/avatars/remove-avatar.ts';
import { openPhoto } from '#core/people/open-photo.ts';
import { harmless, isKnown } from './appwrite/file-bytes.ts';
import { contentDisposition } from './http/content-disposition.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
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
    const { size, read } = await openPhoto(core, actor, params.fileId);
    const etag = `"${params.fileId}"`;
    const headers = {
      ...harmless,
      'cache-control': 'private, no-store',
      etag,
    };
    if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
    const body = request.method === 'HEAD' ? null : await read();
    return new Response(body && (Readable.toWeb(body) as ReadableStream), {
      headers: {
        ...headers,
        'content-type': 'image/webp',
        'content-disposition': contentDisposition('inline', 'avatar.webp'),
        'content-length': String(size),
      },
    });
  }),
];
