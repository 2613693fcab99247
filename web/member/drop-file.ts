import { deleteFile } from '#contract/files.ts';
import { Refusal } from '#core/ground/refusal.ts';
import type { Visit } from '../forms/visit.ts';
import type { Profile } from './own.ts';
import { fileOf } from './profile-form/from-profile.ts';

/** The file that the profile had before, once it has another or none. */
export async function dropFile({ ask }: Visit, before: Profile | null, now: Partial<Profile>): Promise<void> {
  const held = before && fileOf(before);
  if (!held || held.id === now.resumeId || held.id === now.portfolioId) return;
  await ask(deleteFile, { bucketId: held.bucket, fileId: held.id }).catch((error: unknown) => {
    // It may be gone already, and is no reason to take the saved profile back.
    if (!(error instanceof Refusal)) throw error;
  });
}
