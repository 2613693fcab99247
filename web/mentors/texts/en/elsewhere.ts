import { number, plural } from '#web/ground/texts/amounts.ts';

/** The texts on pages of other modules. */
export const mentorsElsewhereTexts = {
  tab: 'Mentors',
  desk: 'Mentoring',
  asMentor: 'You as a mentor',
  week: (sessions: number, most: number) =>
    plural(most, {
      one: () => `${number(sessions)} of 1 session this week`,
      other: (shown) => `${number(sessions)} of ${shown} sessions this week`,
    }),
  weekWithSlot: (sessions: number, most: number, day: string) =>
    plural(most, {
      one: () => `${number(sessions)} of 1 session this week · next slot ${day}`,
      other: (shown) => `${number(sessions)} of ${shown} sessions this week · next slot ${day}`,
    }),
} as const;
