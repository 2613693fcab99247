import type { MentorKind } from '#contract/mentors/limits.ts';
import type { MentorSaid } from '#contract/mentors/shapes.ts';

/** The kinds of mentoring that a page offers. */
export function kindsOf({ session, mentorship, review }: MentorSaid): MentorKind[] {
  const offers: [MentorKind, unknown][] = [
    ['session', session],
    ['mentorship', mentorship],
    ['written_review', review],
  ];
  return offers.filter(([, offer]) => offer).map(([kind]) => kind);
}
