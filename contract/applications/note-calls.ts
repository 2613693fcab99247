import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { applicationLimits as limits } from './limits.ts';

// Notes that the owners of a project write about an application; only owners read them.

const ofReceived = { foreign: 'application_unknown', gone: 'application_unknown' } as const;
const ofNote = { foreign: 'application_note_unknown', gone: 'application_note_unknown' } as const;
const text = longText(1, limits.sideNote);

export const applicationNote = z
  .object({
    id: z.string(),
    by: z.object({ id: z.string(), name: z.string() }),
    text: z.string(),
    version: z.int(),
    writtenAt: z.string(),
    /** Empty until its writer has changed it. */
    editedAt: z.string(),
    /** Whether the member has written it. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'ApplicationNote' });
export type ApplicationNoteBody = z.infer<typeof applicationNote>;

const notes = z.object({ notes: z.array(applicationNote) });
const asTheyStand = { status: 200, body: notes, about: 'All notes as they stand, the oldest first' } as const;

export const listApplicationNotes = call({
  method: 'GET',
  path: '/received-applications/:applicationId/notes',
  summary:
    'What the owners of its project have noted about an application, while what was sent is theirs to read',
  access: 'adult',
  ...ofReceived,
  params: { applicationId: id },
  answer: asTheyStand,
  refusals: [],
});

export const postApplicationNote = call({
  method: 'POST',
  path: '/received-applications/:applicationId/notes',
  summary: 'Note something about an application, which its owners alone read; the same key is one note',
  access: 'adult',
  ...ofReceived,
  params: { applicationId: id, text, key: id.optional() },
  answer: { status: 201, body: notes, about: 'All notes as they stand, the oldest first' },
  refusals: ['application_over', 'application_notes_many'],
});

export const patchApplicationNote = call({
  method: 'PATCH',
  path: '/application-notes/:noteId',
  summary: 'Change a note of one’s own, based on a version of it',
  access: 'adult',
  ...ofNote,
  params: { noteId: id, version: z.int(broken('range', 1, 2 ** 31 - 1)), text },
  answer: asTheyStand,
  refusals: ['conflict'],
});

export const deleteApplicationNote = call({
  method: 'DELETE',
  path: '/application-notes/:noteId',
  summary: 'Delete a note of one’s own',
  access: 'adult',
  ...ofNote,
  params: { noteId: id },
  answer: { status: 204, body: null, about: 'It is gone' },
  refusals: [],
});
