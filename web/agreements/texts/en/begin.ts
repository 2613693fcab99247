import { day } from '#web/ground/texts/amounts.ts';

/** Where an agreement is begun, and what a project may promise in it: apart from the texts of one that stands. */
export const agreementBeginTexts = {
  begin: {
    title: 'Begin an agreement',
    description: 'With a member of the team, or with an applicant whom you accepted.',
    who: 'With whom?',
    how: 'You write the draft; they read it when you propose it. Milestones, values and a promise of shares are said in it.',
    act: 'Begin the draft',
    noTeam: 'No one else is in the team yet. Invite people, or accept an application.',
    choose: 'Choose',
  },
  pool: {
    title: 'What may be promised',
    short: 'The pool',
    description: 'The units of the company and of the pool.',
    how: 'The pool belongs to the project. Each change is a version of its own, and an agreement quotes the one that it was signed under. We tell each member who has a promise about a change.',
    taken: (units: string) => `Started milestones hold ${units} units.`,
    version: (at: number, set: string) => `Version ${at}, recorded on ${day(set)}.`,
    save: 'Record',
    saved: 'Recorded.',
    closed: 'First publish the project.',
  },
} as const;
