import { interviewLimits as limits } from '#contract/applications/interview-limits.ts';
import { moment, number } from '#web/ground/texts/amounts.ts';

/** Of interviews, for both sides. */
export const interviewTexts = {
  heading: 'Interview',
  calledOff: 'The interview was called off.',
  minutes: (minutes: number) => `${number(minutes)} minutes`,
  other: {
    owner: (at: string) => `for the applicant ${at}`,
    applicant: (at: string) => `for the team ${at}`,
  },
  place: 'Where',
  addEntry: 'Put it into your calendar',
  changeEntry: 'Bring your calendar up to date',
  removeEntry: 'Take it out of your calendar',
  stands: 'Until another time is taken, this one stands.',
  waitsForTeam: 'The team can take one of these times:',
  waitsForApplicant: 'The applicant can take one of these times:',
  choose: 'Take this time',
  chooseHeading: 'Which time suits you?',
  chooseHow: 'Both of you see it in the application, and can put it into a calendar.',
  chooseNone: 'None of them? Write to the team below.',
  propose: 'Propose times for an interview',
  proposeHow: 'The applicant takes one of them. You owe the next answer 7 days after the interview.',
  move: 'Move the interview',
  moveHow: {
    owner: 'Once, and what is agreed stands until the applicant takes another time.',
    applicant: 'Once, and what is agreed stands until the team takes another time.',
  },
  time: (at: number) => `Time ${number(at)}`,
  clock: (zone: string) => `On your clock (${zone}), at most ${limits.withinDays} days ahead.`,
  minutesLabel: 'How long',
  placeLabel: 'Where it is',
  placeHint: 'A link, a number or a room.',
  callOff: 'Call it off',
  takeBack: 'Take these times back',
  callOffHow: 'They are on the short list again, and you owe the next answer in 7 days.',
  busy: 'One moment…',
  turns: {
    choose: (dueAt: string) => `Your turn: take a time for the interview by ${moment(dueAt)}.`,
    agreed: (at: string) => `You meet on ${at}.`,
  },
  done: {
    interviewProposed: 'The times are proposed.',
    interviewMoved: 'The other times are proposed.',
    timeTaken: 'The time is agreed.',
    interviewOff: 'You called the interview off.',
  } as Record<string, string>,
} as const;
