import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { subjectOf } from './row.ts';
import { holdOwnNote } from './steps/hold-own-note.ts';

/**
 * Deletes a note of the member's own.
 * @throws Refusal `application_note_unknown`
 */
export async function deleteNote(core: Core, member: Member, noteId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdOwnNote(tx, member, noteId);
    await tx.deleteFrom('application_notes').where('id', '=', noteId).execute();
    await record(tx, { name: 'applications.noted', accountId: member.id, subject: subjectOf(one) });
  });
}
