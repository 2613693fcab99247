import type { Readable } from 'node:stream';
import { avatarLimits } from '#contract/avatars/limits.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { readForm } from './form.ts';

/** One byte more than fits shows that a photo is too large; twice that is read to say so, and no more. */
const room = { fileBytes: avatarLimits.maxBytes + 1, bodyBytes: 2 * avatarLimits.maxBytes };

/**
 * Hands on the photo of a form as it arrives. A refusal waits until the form has been read: most clients hear nothing before
 * they have said everything.
 * @throws Refusal `avatar_empty` for a form without one, and what `take` says
 */
export async function readPhoto<T extends object>(
  request: Request,
  take: (photo: Readable) => Promise<T>,
): Promise<T> {
  const { file } = await readForm(request, room, (photo) =>
    take(photo).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    }),
  );
  if (!file) throw new Refusal('avatar_empty');
  if (file instanceof Refusal) throw file;
  return file;
}
