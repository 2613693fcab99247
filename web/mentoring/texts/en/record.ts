import type { MentorFiguresBody } from '#contract/mentoring/shapes.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';

type Answers = NonNullable<MentorFiguresBody['answers']>;
type Sessions = NonNullable<MentorFiguresBody['sessions']>;

/** The figures of a mentor, and the thanks on the page. */
export const recordTexts = {
  heading: 'In numbers',
  answers: ({ usualDays, inTime }: Answers) =>
    `Usually answers within ${plural(usualDays, { one: () => '1 day', other: (shown) => `${shown} days` })}. ${number(inTime)} % in time.`,
  sessions: ({ count, members, came, of }: Sessions) =>
    `${number(count)} sessions with ${plural(members, { one: () => '1 member', other: (shown) => `${shown} members` })}. Came to ${number(came)} of ${number(of)}.`,
  thanks: 'Thanks',
  by: (name: string) => name || 'A member',
  choose: 'Choose a time',
} as const;
