import type { MentorSaid } from '#contract/mentors/shapes.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import type { Sent } from '#web/forms/act.ts';

/** The settings of mentorships as they were typed; null where the mentor offers none. */
export function readMentorship(sent: Sent, whole: (name: string) => number): MentorSaid['mentorship'] {
  if (!sent.has('mentorship')) return null;
  return { weeks: whole('weeks'), everyWeeks: whole('everyWeeks'), positions: whole('positions') };
}

/** Whether each number is right, by the name of its field. */
export function rulesOfMentorship({ mentorship }: MentorSaid): [string, boolean][] {
  const isIn = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;
  return [
    ['weeks', !mentorship || isIn(mentorship.weeks, limits.weeks)],
    ['everyWeeks', !mentorship || limits.everyWeeks.some((weeks) => weeks === mentorship.everyWeeks)],
    ['positions', !mentorship || isIn(mentorship.positions, limits.positions)],
  ];
}
