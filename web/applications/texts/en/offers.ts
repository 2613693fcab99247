import { offerLimits } from '#contract/applications/offer-limits.ts';
import { day, moment, number } from '#web/ground/texts/amounts.ts';

/** Of offers, for both sides. */
export const offerTexts = {
  offer: 'The offer',
  answerBy: (at: string) => `Answer by ${moment(at)}`,
  facts: (hours: number, startsOn: string) => `${number(hours)} hours a week, from ${day(startsOn)}`,
  accept: 'Accept the offer',
  readBefore: 'What you had read before',
  acceptHow: 'The seat stays yours. You are in the team once the team confirms that you have begun.',
  no: 'If it is not for you, take your application back: then the seat is free for another person.',
  turn: (at: string) => `Your turn: answer the offer by ${moment(at)}.`,
  accepted: 'You have accepted. The team confirms once you have begun.',
  make: 'Offer the seat',
  makeHow:
    'It holds a seat until it is answered. These terms are for this person alone; amounts and shares are agreed in writing before work begins.',
  title: 'Title in the team',
  startsOn: 'Begins on',
  hours: 'Hours a week',
  terms: 'Draft terms',
  termsHint: 'What you would agree in writing: what is done, and what it gives.',
  answerOn: 'Last day for the answer',
  answerOnHint: `Empty: 5 days from now. At most ${offerLimits.withinDays} days ahead.`,
  takeBack: 'Take the offer back',
  takeBackHow: 'They are on the short list again, and you have as much time for the next answer as was left.',
  confirm: 'Confirm that they have joined',
  confirmHow: 'They are in the team from then on, and the project’s kolam has one dot more.',
  agree: 'Begin an agreement',
  agreeHow:
    'You write the draft; they read it when you propose it. Milestones, values and a promise of shares are said in it.',
  free: 'Free the seat',
  freeHow: 'They have not joined in the 14 days after the start.',
  waitsForYes: 'They have accepted. Confirm once they have begun.',
  busy: 'One moment…',
  done: {
    offered: 'The offer is made.',
    takenBack: 'The offer is taken back.',
    joined: 'They are in the team.',
    freed: 'The seat is free.',
    accepted: 'You have accepted the offer.',
  } as Record<string, string>,
} as const;
