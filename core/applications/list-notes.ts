import type { ApplicationNoteBody } from '#contract/applications/note-calls.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { namesShown } from '../people/names-shown.ts';
import { findReceived, type SeeingMember } from './show-received.ts';

/**
 * The notes of the project's owners about an application; none once they may not read the application any more.
 * @throws Refusal `application_unknown`
 */
export async function listNotes(
  { db }: Core,
  member: SeeingMember,
  applicationId: string,
): Promise<{ notes: ApplicationNoteBody[] }> {
  const received = await findReceived(db, member, applicationId);
  if (!received.is_readable) return { notes: [] };
  const rows = await db
    .selectFrom('application_notes as note')
    .innerJoin(namesShown(db, member).as('author'), 'author.id', 'note.account_id')
    .select(['note.id', 'note.account_id', 'note.text', 'note.version', 'note.written_at', 'note.edited_at'])
    .select(['author.name', 'author.is_named'])
    .where('note.application_id', '=', applicationId)
    .orderBy('note.sequence')
    .execute();
  return {
    notes: rows.map((row) => ({
      id: row.id,
      by: { id: row.is_named ? row.account_id : '', name: row.name },
      text: row.text,
      version: row.version,
      writtenAt: isoDate(row.written_at),
      editedAt: isoDateOrEmpty(row.edited_at),
      isOwn: row.account_id === member.id,
    })),
  };
}
