import type { Readable } from 'node:stream';
import { noteAction } from '../administration/steps/note-action.ts';
import { readStored } from '../files/read-stored.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOrganisationSeat } from './find-organisation-seat.ts';

/** A letter of authority, ready to be read. */
export type OpenLetter = { size: number; mimeType: string; read: () => Promise<Readable> };

/** @throws Refusal `organisation_unknown`, also where the letter is gone; `organisation_role_missing` for staff who do not own */
export async function openOwnLetter(core: Core, member: Member, slug: string): Promise<OpenLetter> {
  const seat = await findOrganisationSeat(core.db, member.id, slug);
  const file = seat && (await findLetter(core, seat.id));
  if (!seat || !file) throw new Refusal('organisation_unknown');
  if (!seat.roles.includes('owner')) throw new Refusal('organisation_role_missing');
  return opened(core, file);
}

/**
 * For administrators who decide; the log records each look.
 * @throws Refusal `organisation_unknown`
 */
export async function openLetter(
  core: Core,
  administrator: Member,
  organisationId: string,
): Promise<OpenLetter> {
  const file = await findLetter(core, organisationId);
  if (!file) throw new Refusal('organisation_unknown');
  await core.db
    .transaction()
    .execute((tx) =>
      noteAction(tx, administrator, { action: 'organisation.letterOpened', subjectId: organisationId }),
    );
  return opened(core, file);
}

type Found = NonNullable<Awaited<ReturnType<typeof findLetter>>>;

function opened(core: Core, file: Found): OpenLetter {
  return { size: file.size, mimeType: file.mime_type, read: () => readStored(core, file) };
}

function findLetter({ db }: Core, organisationId: string) {
  return db
    .selectFrom('organisation_letters')
    .select(['storage_key', 'size', 'checksum', 'mime_type'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
}
