import type { Readable } from 'node:stream';
import { avatarLimits } from '#contract/avatars/limits.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { readForm } from './form.ts';

/** One byte more than fits shows that a photo is too large; twice that is read to say so, and no more. */
const room = { fileBytes: avatarLimits.maxBytes + 1, bodyBytes: 2 * avatarLimits.maxBytes };

/**
 * Hands on the photo of a form as it arrives. A refusal is thrown after the form has been read: most clients read no answer
 * before they have sent everything.
 * @throws Refusal `avatar_empty` for a form without a photo, and the refusals of `take`
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
