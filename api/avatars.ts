import { Readable } from 'node:stream';
import * as calls from '#contract/avatar.ts';
import { avatarLimits } from '#contract/avatar-limits.ts';
import { getAvatar } from '#core/avatars/get-avatar.ts';
import { putAvatar } from '#core/avatars/put-avatar.ts';
import { removeAvatar } from '#core/avatars/remove-avatar.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { openPhoto } from '#core/people/open-photo.ts';
import { harmless, isKnown } from './appwrite/file-bytes.ts';
import { contentDisposition } from './http/content-disposition.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { readForm } from './http/form.ts';
import { byMember, perHour } from './http/limits.ts';

/** One byte more than fits shows that a photo is too large; twice that is read to say so, and no more. */
const room = { fileBytes: avatarLimits.maxBytes + 1, bodyBytes: 2 * avatarLimits.maxBytes };

export const avatarEndpoints: Endpoint[] = [
  answer(calls.getAvatar, ({ core, actor }) => getAvatar(core, actor)),

  answer(
    calls.putAvatar,
    async ({ core, actor, request }) => {
      const { file } = await readForm(request, room, (photo) =>
        // A refusal waits until the form has been read: most clients hear nothing before they have said everything.
        putAvatar(core, actor, photo).catch((error: unknown) => {
          if (error instanceof Refusal) return error;
          throw error;
        }),
      );
      if (!file) throw new Refusal('avatar_empty');
      if (file instanceof Refusal) throw file;
      return file;
    },
    [perHour(30, byMember)],
  ),

  answer(calls.deleteAvatar, ({ core, actor }) => removeAvatar(core, actor)),

  answer(calls.viewAvatar, async ({ core, actor, params, request }) => {
    const { size, read } = await openPhoto(core, actor, params.avatarId);
    const etag = `"${params.avatarId}"`;
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
