import { plural } from '#web/ground/texts/amounts.ts';

/** The texts on pages of other modules. */
export const youngElsewhereTexts = {
  desk: 'Mentoring under 18',
  mentors: 'Mentors for members under 18',
  askMentor: 'Ask a mentor for members under 18',
  noYes: 'Your guardian has to agree first',
  guardian: (member: string) =>
    `${member} can ask approved mentors in writing if you agree to that too. You read everything.`,
  toGuardian: 'Written mentoring',
  ownMentorPage: 'Members under 18',
  ownMentorFacts: 'Sessions in writing and written reviews, after a statement and two references',
  facts: (mentors: number, toSend: number) =>
    toSend > 0
      ? plural(toSend, {
          one: () => '1 request can be sent now',
          other: (shown) => `${shown} requests can be sent now`,
        })
      : plural(mentors, { one: () => '1 mentor', other: (shown) => `${shown} mentors` }),
} as const;
