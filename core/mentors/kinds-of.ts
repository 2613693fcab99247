import type { MentorKind } from '#contract/mentors/limits.ts';
import type { MentorSaid } from '#contract/mentors/shapes.ts';

/** The kinds of mentoring that a page offers. */
export function kindsOf({ session, mentorship }: MentorSaid): MentorKind[] {
  const offers: [MentorKind, unknown][] = [
    ['session', session],
    ['mentorship', mentorship],
  ];
  return offers.filter(([, offer]) => offer).map(([kind]) => kind);
}
