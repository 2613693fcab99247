import { moment } from '#web/ground/texts/amounts.ts';

/** The note about such a wait on a device that is signed in. */
export const lossNoteTexts = {
  title: 'A person who signed in says that your second step is lost',
  second: (from: string) => `From ${moment(from)} on, a second emailed code can begin a wait of three days.`,
  waits: (until: string) => `From ${moment(until)} on, your account opens without your second step.`,
  over: 'The wait is over. The next sign-in can open your account without your second step.',
  advice: 'If this was not you, stop it and choose a new password.',
  stop: 'Stop this',
  stopping: 'Stopping...',
} as const;
