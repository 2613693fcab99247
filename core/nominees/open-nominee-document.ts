import { noteAction } from '../administration/steps/note-action.ts';
import { readStored } from '../files/read-stored.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import type { OpenEvidence } from '../verifications/open-evidence.ts';

/** The document of a request, for staff who decide; the log records each look. @throws Refusal `nominee_request_unknown` */
export async function openNomineeDocument(
  core: Core,
  staff: Member,
  requestId: string,
): Promise<OpenEvidence> {
  const file = await core.db
    .selectFrom('nominee_documents')
    .select(['storage_key', 'size', 'checksum', 'mime_type'])
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!file) throw new Refusal('nominee_request_unknown');
  await core.db
    .transaction()
    .execute((tx) =>
      noteAction(tx, staff, { action: 'nomineeRequest.documentOpened', subjectId: requestId }),
    );
  return { size: file.size, mimeType: file.mime_type, read: () => readStored(core, file) };
}
