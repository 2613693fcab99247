import { getAccount } from '#contract/accounts/calls.ts';
import { deleteAvatar, putAvatar } from '#contract/avatars/calls.ts';
import { postFile } from '#contract/files/calls.ts';
import { patchDocument } from '#contract/profiles/calls.ts';
import { getStanding } from '#contract/standings/calls.ts';
import { getLayout } from '#contract/today/layout-calls.ts';
import type { AttachmentBucket } from '#rules/sign-up/limits.ts';
import { bucketOf } from '#rules/sign-up/limits.ts';
import { rowsOfYou } from '#web/elsewhere.ts';
import { acts, actsOnFiles } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { dropFile } from '#web/ground/member/drop-file.ts';
import { ownProfile, profiles } from '#web/ground/member/own.ts';
import { attachedFiles } from './attached-files-of.ts';
import { fileAttributes } from './form/from-profile.ts';

export const loader = loads(async (visit) => {
  const account = await visit.ask(getAccount, {});
  const profile = await ownProfile(visit, account.$id);
  const [{ avatarId, rooms }, { age }, files] = await Promise.all([
    visit.ask(getLayout, {}),
    visit.ask(getStanding, {}),
    attachedFiles(visit, profile),
  ]);
  const rows = rowsOfYou.filter(({ module }) => !module || rooms.includes(module));
  return { account, profile, avatarId, rows, files, mayUpload: age === 'minor' || age === 'adult' };
});

/** With scripts files go up by themselves, so these forms come from browsers without. */
export const action = actsOnFiles(
  {
    async photo(visit) {
      await visit.passOn(putAvatar, {});
      return { done: 'photo saved' };
    },
    async attachment(visit) {
      const profile = await profileOf(visit);
      if (!profile) return { fault: { code: 'file_failed' } };
      const bucketId = bucketOf(profile.role ?? '');
      const { $id } = await visit.passOn(postFile, { bucketId });
      await attach(visit, profile, bucketId, $id);
      return { done: 'file saved' };
    },
  },
  acts({
    async 'remove-photo'(_, { ask }) {
      await ask(deleteAvatar, {});
      return { done: 'photo removed' };
    },
    async 'remove-file'(sent, visit) {
      const profile = await profileOf(visit);
      const bucket = sent.text('bucket') === 'resumes' ? 'resumes' : 'portfolios';
      if (profile) await attach(visit, profile, bucket, null);
      return { done: 'file removed' };
    },
  }),
);

type OwnProfile = NonNullable<Awaited<ReturnType<typeof ownProfile>>>;

async function profileOf(visit: Visit) {
  const account = await visit.ask(getAccount, {});
  return ownProfile(visit, account.$id);
}

/** Replaces the file that the profile has. */
async function attach(
  visit: Visit,
  profile: OwnProfile,
  bucket: AttachmentBucket,
  fileId: string | null,
): Promise<void> {
  const data = { [fileAttributes[bucket]]: fileId };
  await visit.ask(patchDocument, { ...profiles, documentId: profile.$id, data });
  await dropFile(visit, profile, data);
}
