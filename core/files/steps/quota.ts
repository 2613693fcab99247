import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { Uploader } from '../policy.ts';
import { removeFiles } from './remove-files.ts';

const ofMember = { files: 200, bytes: 1024 * 1024 * 1024 };
/** Somebody without an account yet needs one file, and room to change their mind. */
const ofApplicant = { files: 5 };

/** Uploads of one owner begin one after another, so that ten at once do not each see the same room. */
export async function lockUploads(tx: Tx, actor: Uploader): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`files of ${actor.id}`}))`.execute(tx);
}

/**
 * Makes sure there is room for the file just inserted in `tx`, which holds the lock of `lockUploads`. For an applicant, who
 * cannot tidy up, older files make way: first an upload that was left half-way, then all but the newest few.
 * Resolves to the keys of the bytes that became free.
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
