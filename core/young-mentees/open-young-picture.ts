import type { OpenApplicationFile } from '../applications/open-application-file.ts';
import { readStored } from '../files/read-stored.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireRequest } from '../guardians/require-request.ts';
import { type GuardianLink, isReading } from './get-guardian-mentoring.ts';
import { requireSwitchedOn } from './require-open.ts';

/**
 * A picture of a request of the member’s own, or of its review.
 * @throws Refusal `young_request_unknown`; the refusals by age
 */
export async function openYoungPicture(
  core: Core,
  member: Member,
  fileId: string,
): Promise<OpenApplicationFile> {
  await requireSwitchedOn(core.db, member.standing);
  return open(core, member.id, fileId);
}

/**
 * The same for the guardian, behind link and code.
 * @throws Refusal `guardian_request_not_found`, `young_visit_missing`, `young_request_unknown`
 */
export async function openGuardianPicture(
  core: Core,
  { fileId, ...link }: GuardianLink & { fileId: string },
): Promise<OpenApplicationFile> {
  const { account_id: menteeId, confirmed: isGuardian } = await requireRequest(core, link);
  if (!isGuardian || !(await isReading(core, link))) throw new Refusal('young_visit_missing');
  return open(core, menteeId, fileId);
}

async function open(core: Core, menteeId: string, fileId: string): Promise<OpenApplicationFile> {
  const file = (await findWaiting(core, menteeId, fileId)) ?? (await findSent(core, menteeId, fileId));
  if (!file) throw new Refusal('young_request_unknown');
  const { name, size, mime_type: mimeType } = file;
  return { name, size, mimeType, read: () => readStored(core, file) };
}

const columns = ['file.name', 'file.mime_type', 'file.size', 'file.storage_key', 'file.checksum'] as const;

function findWaiting({ db }: Core, menteeId: string, fileId: string) {
  return db
    .selectFrom('young_request_files as file')
    .innerJoin('young_requests as one', 'one.id', 'file.request_id')
    .select(columns)
    .where('file.id', '=', fileId)
    .where('one.mentee_id', '=', menteeId)
    .executeTakeFirst();
}

function findSent({ db }: Core, menteeId: string, fileId: string) {
  return db
    .selectFrom('written_review_files as file')
    .innerJoin('young_requests as one', 'one.review_id', 'file.review_id')
    .select(columns)
    .where('file.id', '=', fileId)
    .where('one.mentee_id', '=', menteeId)
    .executeTakeFirst();
}
