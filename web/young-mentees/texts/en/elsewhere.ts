import { plural } from '#web/ground/texts/amounts.ts';

/** The texts on pages of other modules. */
export const youngElsewhereTexts = {
  desk: 'Mentoring under 18',
  mentors: 'Mentors for members under 18',
  askMentor: 'Ask a mentor for members under 18',
  noYes: 'Your guardian must agree first',
  guardian: (member: string) =>
    `If you agree to that too, ${member} can ask approved mentors in writing. You read everything.`,
  toGuardian: 'Written mentoring',
  ownMentorPage: 'Members under 18',
  ownMentorFacts: 'Sessions in writing and written reviews. You need a statement and two references',
  facts: (mentors: number, toSend: number) =>
    toSend > 0
      ? plural(toSend, {
          one: () => 'You can send 1 request now',
          other: (shown) => `You can send ${shown} requests now`,
        })
      : plural(mentors, { one: () => '1 mentor', other: (shown) => `${shown} mentors` }),
} as const;
