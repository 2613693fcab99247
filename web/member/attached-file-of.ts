import { getFile } from '#contract/files.ts';
import { Refusal } from '#core/ground/refusal.ts';
import type { Visit } from '../forms/visit.ts';
import type { Profile } from './own.ts';
import { fileOf } from './profile-form/from-profile.ts';

/** What is known about the file of a profile; null where there is none, or none any more. */
export async function attachedFile({ ask }: Visit, profile: Profile) {
  const held = fileOf(profile);
  if (!held) return null;
  return ask(getFile, { bucketId: held.bucket, fileId: held.id }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code !== 'general_unavailable') return null;
    throw error;
  });
}
