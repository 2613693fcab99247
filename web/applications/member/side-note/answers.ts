import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import * as calls from '#contract/applications/note-calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { readSideNote } from '../read-side-note.ts';

export const loader = loads(async ({ ask, param, params }) => {
  const { notes } = await ask(calls.listApplicationNotes, { applicationId: param('applicationId') });
  const note = notes.find((one) => one.id === params.noteId && one.isOwn);
  if (!note) throw new Refusal('application_note_unknown');
  return { note };
});

const back = ({ param }: Visit) =>
  innerApplicationPaths.receivedApplication(param('id'), param('applicationId'));

export const action = acts({
  async save(sent, visit) {
    const read = readSideNote(sent);
    if ('fault' in read) return read;
    const version = Number(sent.text('version')) || 1;
    await visit.ask(calls.patchApplicationNote, { noteId: visit.param('noteId'), version, ...read });
    return { done: 'noteSaved', to: back(visit) };
  },
  async delete(_, visit) {
    // A second press of the button finds the note deleted already, which is no error.
    await visit.ask(calls.deleteApplicationNote, { noteId: visit.param('noteId') }).catch(unlessGone);
    return { done: 'noteDeleted', to: back(visit) };
  },
});

function unlessGone(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'application_note_unknown')) throw error;
}
