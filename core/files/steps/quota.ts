import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { Uploader } from '../policy.ts';
import { removeFiles } from './remove-files.ts';

const ofMember = { files: 200, bytes: 1024 * 1024 * 1024 };
/** An applicant without an account needs one file, and a few more to change their mind. */
const ofApplicant = { files: 5 };

/** Uploads of one owner begin one after another, so that ten simultaneous ones do not each see the same free space. */
export async function lockUploads(tx: Tx, actor: Uploader): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`files of ${actor.id}`}))`.execute(tx);
}

/**
 * Checks the quota for the file just inserted in `tx`, which holds the lock of `lockUploads`. An applicant cannot delete
 * files, so theirs make way: first incomplete uploads, then all but the newest few. Resolves to the freed keys.
 * @throws Refusal `storage_quota_exceeded`
 */
export async function enforceQuota(tx: Tx, actor: Uploader): Promise<string[]> {
  const files = await tx
    .selectFrom('files')
    .select(['bucket', 'id', 'size', 'completed_at'])
    .where('owner_id', '=', actor.id)
    .orderBy('sequence', 'desc')
    .execute();
  if (actor.kind === 'applicant') {
    const [, ...older] = files;
    const outdated = older.filter((file, at) => !file.completed_at || at + 1 >= ofApplicant.files);
    return removeFiles(tx, outdated);
  }
  const bytes = files.reduce((sum, file) => sum + Number(file.size), 0);
  if (files.length > ofMember.files || bytes > ofMember.bytes) throw new Refusal('storage_quota_exceeded');
  return [];
}
