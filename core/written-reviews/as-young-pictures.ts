import type { CopiedFile } from '../applications/copy-file.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * The files of one side of a review under 18, with neutral names. A picture was drawn again, without the metadata of its camera; a
 * document keeps who wrote it, and words that its reader does not see.
 * @throws Refusal `written_review_picture`
 */
export function asYoungPictures(files: readonly CopiedFile[]): CopiedFile[] {
  if (files.some((file) => !file.mime_type.startsWith('image/')))
    throw new Refusal('written_review_picture', { param: 'file' });
  return files.map((file, at) => ({ ...file, name: `picture-${at + 1}.webp` }));
}
