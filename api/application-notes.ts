import * as calls from '#contract/applications/note-calls.ts';
import { deleteNote } from '#core/applications/delete-note.ts';
import { editNote } from '#core/applications/edit-note.ts';
import { listNotes } from '#core/applications/list-notes.ts';
import { writeNote } from '#core/applications/write-note.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const applicationNoteEndpoints: Endpoint[] = [
  answer(calls.listApplicationNotes, ({ core, actor, params }) =>
    listNotes(core, actor, params.applicationId),
  ),

  answer(calls.postApplicationNote, ({ core, actor, params }) => writeNote(core, actor, params), [
    perHour(300, byMember),
  ]),

  answer(calls.patchApplicationNote, ({ core, actor, params }) => editNote(core, actor, params), [
    perHour(300, byMember),
  ]),

  answer(calls.deleteApplicationNote, ({ core, actor, params }) => deleteNote(core, actor, params.noteId)),
];
