import { type PictureVariant, viewPicture } from '#contract/projects/picture-calls.ts';
import { addressOf } from './api.ts';

/** Where a picture of a project can be seen, in one of its sizes. */
export function pictureAddress(pictureId: string, variant: PictureVariant, project: string): string {
  return addressOf(viewPicture, { fileId: pictureId, variant }, project);
}
