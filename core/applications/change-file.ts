import type { ApplicationBody } from '#contract/applications/shapes.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { type CopiedFile, copyFile } from './copy-file.ts';
import { mayEdit, versionNotifiedOf } from './policy.ts';
import { subjectOf } from './row.ts';
import { showSent } from './show-sent.ts';
import { holdSent } from './steps/hold-sent.ts';
import { keepFile } from './steps/keep-file.ts';

type Asked = {
  applicationId: string;
  version: number;
  /** One of the member's own files; a copy of it is sent. Null for none. */
  file: { bucketId: string; fileId: string } | null;
  /** A new one, in the store already. */
  brought?: CopiedFile | null;
};

/**
 * Replaces or removes the file of an application, until an owner has opened it. The earlier bytes are deleted.
 * @throws Refusal `application_unknown`; `application_over`; `application_opened`; `conflict`; `storage_file_not_found`
 */
export async function changeFile(
  core: Core,
  member: Member,
  { applicationId, version, file, brought }: Asked,
): Promise<ApplicationBody> {
  const kept = brought ?? (file && (await copyFile(core, member, file)));
  try {
    await core.db.transaction().execute((tx) => change(tx, member, { applicationId, version, kept }));
  } catch (error) {
    // After anything but a refusal it is not certain what was committed: the sweep finds that out.
    if (error instanceof Refusal && kept) await removeBytes(core, [kept.storage_key]);
    throw error;
  }
  // Of the same file again nothing was kept; bytes that an application has stay.
  if (kept) await removeBytes(core, [kept.storage_key]);
  return showSent(core, member, applicationId);
}

async function change(
  tx: Tx,
  member: Member,
  { applicationId, version, kept }: { applicationId: string; version: number; kept: CopiedFile | null },
): Promise<void> {
  const { one } = await holdSent(tx, member, applicationId);
  if (one.ended_at) throw new Refusal('application_over');
  const before = await tx
    .selectFrom('application_files')
    .select(['name', 'checksum'])
    .where('application_id', '=', one.id)
    .executeTakeFirst();
  const isSame = before?.name === kept?.name && before?.checksum === kept?.checksum;
  if (versionNotifiedOf(one) === version + 1 && isSame) return;
  if (!mayEdit(one)) throw new Refusal('application_opened');
  if (versionNotifiedOf(one) !== version) throw new Refusal('conflict');
  await tx.deleteFrom('application_files').where('application_id', '=', one.id).execute();
  if (kept) await keepFile(tx, one.id, kept);
  await tx
    .updateTable('applications')
    .set({ version: one.version + 1 })
    .where('id', '=', one.id)
    .execute();
  await record(tx, { name: 'applications.edited', accountId: member.id, subject: subjectOf(one) });
}
