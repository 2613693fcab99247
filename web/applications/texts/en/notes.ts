import { moment } from '#web/ground/texts/amounts.ts';

export const sideNoteTexts = {
  title: 'Side notes',
  only: 'Only the owners of the project read these, the applicant never. They go 30 days after the end, and at once with a withdrawal.',
  label: 'A note for the owners',
  add: 'Add the note',
  by: (name: string, at: string) => `${name}, ${moment(at)}`,
  edited: 'edited',
  edit: 'Change or delete',
  editTitle: 'Your note',
  description: 'A note about an application, for the owners of the project.',
  save: 'Save',
  delete: 'Delete the note',
  now: 'How it is now',
  busy: 'One moment…',
  done: { noted: 'Noted.', noteSaved: 'Saved.', noteDeleted: 'The note is gone.' } as Record<string, string>,
} as const;
