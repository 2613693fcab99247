import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { listNotes } from './list-notes.ts';
import { subjectOf } from './row.ts';
import { holdOwnNote } from './steps/hold-own-note.ts';

type Edit = { noteId: string; version: number; text: string };

/**
 * Changes a note of the member's own.
 * @throws Refusal `application_note_unknown`; `conflict` when they have changed it elsewhere meanwhile
 */
export async function editNote(core: Core, member: Member, { noteId, version, text }: Edit) {
  const applicationId = await core.db.transaction().execute(async (tx) => {
    const { one, note } = await holdOwnNote(tx, member, noteId);
    if (note.text === text && note.version >= version) return one.id;
    if (note.version !== version) throw new Refusal('conflict');
    await tx
      .updateTable('application_notes')
      .set({ text, version: version + 1, edited_at: now })
      .where('id', '=', noteId)
      .execute();
    await record(tx, { name: 'applications.noted', accountId: member.id, subject: subjectOf(one) });
    return one.id;
  });
  return listNotes(core, member, applicationId);
}
