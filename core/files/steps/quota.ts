import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { Uploader } from '../policy.ts';
import { removeFiles } from './remove-files.ts';

const ofMember = { files: 200, bytes: 1024 * 1024 * 1024 };
/** An applicant without an account needs one file, and a few more to change their mind. */
const ofApplicant = { files: 5 };

const lock = prepared((tx, name: string) => {
  const statement = sql`select pg_advisory_xact_lock(hashtext(${name}))`;
  return { compile: () => statement.compile(tx) };
});

/** Uploads of one owner begin one after another, so that ten simultaneous ones do not each see the same free space. */
export async function lockUploads(tx: Tx, actor: Uploader): Promise<void> {
  await lock(tx, `files of ${actor.id}`);
}

const usedBy = prepared((tx, ownerId: string) =>
  tx
    .selectFrom('files')
    .select((row) => [row.fn.countAll<string>().as('files'), row.fn.sum<string>('size').as('bytes')])
    .where('owner_id', '=', ownerId),
);

/**
 * Checks the quota for the file just inserted in `tx`, which holds the lock of `lockUploads`. An applicant cannot delete
 * files, so theirs make way: first incomplete uploads, then all but the newest few. Resolves to the freed keys.
 * @throws Refusal `storage_quota_exceeded`
 */
export async function enforceQuota(tx: Tx, actor: Uploader): Promise<string[]> {
  if (actor.kind === 'applicant') return makeWay(tx, actor.id);
  const [used] = await usedBy(tx, actor.id);
  if (Number(used?.files) > ofMember.files || Number(used?.bytes) > ofMember.bytes)
    throw new Refusal('storage_quota_exceeded');
  return [];
}

async function makeWay(tx: Tx, applicantId: string): Promise<string[]> {
  const [, ...older] = await tx
    .selectFrom('files')
    .select(['bucket', 'id', 'completed_at'])
    .where('owner_id', '=', applicantId)
    .orderBy('sequence', 'desc')
    .execute();
  const outdated = older.filter((file, at) => !file.completed_at || at + 1 >= ofApplicant.files);
  return removeFiles(tx, outdated);
}
