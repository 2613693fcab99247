import { deleteFile } from '#contract/files/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import type { Visit } from '#web/forms/visit.ts';
import { fileAttributes, filesOf } from '#web/profiles/member/form/from-profile.ts';
import type { Profile } from './own.ts';

/** Deletes the file that the profile had before, once the profile has another file or none. */
export async function dropFile({ ask }: Visit, before: Profile | null, now: Partial<Profile>): Promise<void> {
  for (const { bucket, id } of before ? filesOf(before) : []) {
    const present = now[fileAttributes[bucket]];
    if (present === undefined || present === id) continue;
    await ask(deleteFile, { bucketId: bucket, fileId: id }).catch((error: unknown) => {
      // It may be gone already, and is no reason to take the saved profile back.
      if (!(error instanceof Refusal)) throw error;
    });
  }
}
