import { viewOrganisationPicture } from '#contract/organisations/picture-calls.ts';
import type { PictureVariant } from '#contract/projects/picture-calls.ts';
import { addressOf } from '#web/client/api.ts';

/** Where the picture of an organisation can be seen, in one of its sizes. */
export function organisationPictureAddress(
  pictureId: string,
  variant: PictureVariant,
  project: string,
): string {
  return addressOf(viewOrganisationPicture, { fileId: pictureId, variant }, project);
}
