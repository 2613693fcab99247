import { Readable } from 'node:stream';
import { avatar } from '#contract/avatar.ts';
import { avatarLimits } from '#contract/avatar-limits.ts';
import { id } from '#contract/values.ts';
import { getAvatar } from '#core/avatars/get-avatar.ts';
import { openAvatar } from '#core/avatars/open-avatar.ts';
import { putAvatar } from '#core/avatars/put-avatar.ts';
import { removeAvatar } from '#core/avatars/remove-avatar.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { harmless, isKnown } from './appwrite/file-bytes.ts';
import { contentDisposition } from './http/content-disposition.ts';
import { type Endpoint, endpoint } from './http/endpoint.ts';
import { readForm } from './http/form.ts';
import { perHour } from './http/limits.ts';

/** One byte more than fits shows that a photo is too large; twice that is read to say so, and no more. */
const room = { fileBytes: avatarLimits.maxBytes + 1, bodyBytes: 2 * avatarLimits.maxBytes };

const getOwnAvatar = endpoint({
  method: 'GET',
  paths: ['/account/avatar'],
  summary: 'Which photo the member has',
  scope: 'member',
  params: {},
  success: { status: 200, body: avatar, about: 'The name of the photo, or an empty one' },
  handle: ({ core, actor }) => getAvatar(core, actor),
});

const putOwnAvatar = endpoint({
  method: 'PUT',
  paths: ['/account/avatar'],
  summary: 'Give oneself a photo: JPEG, PNG or WebP, of which the middle square is kept',
  scope: 'member',
  limits: [perHour(30, ({ actor }) => (actor.kind === 'member' ? actor.id : ''))],
  params: {},
  form: {},
  success: { status: 200, body: avatar, about: 'The name of the new photo' },
  async handle({ core, actor, request }) {
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
});

const deleteOwnAvatar = endpoint({
  method: 'DELETE',
  paths: ['/account/avatar'],
  summary: 'Take the own photo away',
  scope: 'member',
  params: {},
  success: { status: 204, body: null, about: 'There is no photo any more' },
  handle: ({ core, actor }) => removeAvatar(core, actor),
});

const viewAvatar = endpoint({
  method: 'GET',
  paths: ['/avatars/:avatarId'],
  summary: 'A photo, to be shown',
  scope: 'anyone',
  params: { avatarId: id },
  success: { status: 200, body: null, about: 'The picture: a square WebP' },
  async handle({ core, actor, params, request }) {
    const { size, read } = await openAvatar(core, actor, params.avatarId);
    const etag = `"${params.avatarId}"`;
    const headers = {
      ...harmless,
      'cache-control': 'private, max-age=31536000, immutable',
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
  },
});

export const avatarEndpoints: Endpoint[] = [getOwnAvatar, putOwnAvatar, deleteOwnAvatar, viewAvatar];
