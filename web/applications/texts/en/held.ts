import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const applicationHeld = {
  applications: {
    group: 'others',
    policy: 'Applications and interviews',
    name: 'Your applications',
    holds: 'The opportunities for which a member has applied, the text of each application, and the answer.',
    why: 'To let the team answer, and to let both sides know what was said.',
    kept: 'As long as the opportunity. The team reads it while it is open and 30 days longer, but not after a withdrawal.',
  },
  application_steps: {
    group: 'others',
    policy: 'Applications and interviews',
    name: 'Steps of your applications',
    holds: 'The steps of an application, and when each step happened.',
    why: 'To show each side the state of the application.',
    kept: 'As long as the application.',
  },
  application_offers: {
    group: 'others',
    policy: 'Applications and interviews',
    name: 'Offers to you',
    holds:
      'The offer of a team to one applicant: title, start, hours, terms, and the date until which the applicant can answer.',
    why: 'To let both sides know what was offered.',
    kept: 'As long as the application.',
  },
  application_interviews: {
    group: 'others',
    policy: 'Applications and interviews',
    name: 'Interviews',
    holds:
      'The times that were proposed and agreed for an interview, where it takes place, and the time zones of its participants.',
    why: 'To let both sides know when and where they meet.',
    kept: 'As long as the application.',
  },
  application_files: {
    group: 'others',
    policy: 'Applications and interviews',
    name: 'Files of applications',
    holds: 'A file that a member sent with an application, as it was sent.',
    why: 'To let the team read it.',
    kept: 'As long as the application.',
  },
  application_notes: {
    group: 'others',
    policy: 'Applications and interviews',
    name: 'Notes about applications',
    holds: 'The notes of a project’s owners about an application. Only the owners can read them.',
    why: 'To let several owners decide together.',
    kept: 'Until the writer deletes the note, 30 days after the application ends, or at once after a withdrawal.',
  },
  application_exports: {
    group: 'others',
    policy: 'Applications and interviews',
    name: 'Exports of applications',
    holds: 'Who has exported the open applications for an opportunity as a table, and when.',
    why: 'To know where the texts of applicants went.',
    kept: 'As long as the opportunity.',
  },
  application_trials: {
    group: 'others',
    policy: 'Applications and interviews',
    name: 'Trial tasks',
    holds: 'The task that a team asked an applicant to try, and the work that the applicant handed in.',
    why: 'To let the team decide. The work still belongs to the applicant.',
    kept: 'As long as the application. The team can read it for the same time.',
  },
  application_trial_files: {
    group: 'others',
    policy: 'Applications and interviews',
    name: 'Files of trial tasks',
    holds: 'A file that an applicant handed in for a trial task.',
    why: 'To let the team look at it. The file still belongs to the applicant.',
    kept: 'As long as the application.',
  },
} satisfies ModuleHeld;
