import type { Readable } from 'node:stream';
import { noteAction } from '../administration/steps/note-action.ts';
import { readStored } from '../files/read-stored.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/** A letter or card, ready to be read. */
export type OpenEvidence = { size: number; mimeType: string; read: () => Promise<Readable> };

/** @throws Refusal `verification_not_found`, also for another member's. */
export async function openOwnEvidence(core: Core, member: Member, id: string): Promise<OpenEvidence> {
  const file = await findFile(core, id);
  if (file?.account_id !== member.id) throw new Refusal('verification_not_found');
  return opened(core, file);
}

/**
 * For administrators who decide; the log records each look.
 * @throws Refusal `verification_not_found`
 */
export async function openEvidence(core: Core, administrator: Member, id: string): Promise<OpenEvidence> {
  const file = await findFile(core, id);
  if (!file) throw new Refusal('verification_not_found');
  await core.db.transaction().execute((tx) =>
    noteAction(tx, administrator, {
      action: 'verification.fileOpened',
      subjectId: file.account_id,
      detail: file.kind,
    }),
  );
  return opened(core, file);
}

type Found = NonNullable<Awaited<ReturnType<typeof findFile>>>;

function opened(core: Core, file: Found): OpenEvidence {
  return { size: file.size, mimeType: file.mime_type, read: () => readStored(core, file) };
}

function findFile({ db }: Core, id: string) {
  return db
    .selectFrom('evidence_files')
    .innerJoin('verifications', 'verifications.id', 'evidence_files.verification_id')
    .select(['storage_key', 'size', 'checksum', 'mime_type', 'account_id', 'kind'])
    .where('verification_id', '=', id)
    .executeTakeFirst();
}
