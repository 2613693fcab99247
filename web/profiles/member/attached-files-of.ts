import { getFile } from '#contract/files/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import type { Visit } from '#web/forms/visit.ts';
import type { Profile } from '#web/ground/member/own.ts';
import { filesOf } from './form/from-profile.ts';

/** Loads the records of a profile's files; leaves out those that no longer exist. */
export async function attachedFiles({ ask }: Visit, profile: Profile | null) {
  const files = await Promise.all(
    (profile ? filesOf(profile) : []).map(({ bucket, id }) =>
      ask(getFile, { bucketId: bucket, fileId: id }).catch((error: unknown) => {
        if (error instanceof Refusal && error.code !== 'general_unavailable') return null;
        throw error;
      }),
    ),
  );
  return files.filter((file) => file !== null);
}
