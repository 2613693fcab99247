import type { MentorKind } from '#contract/mentors/limits.ts';
import type { MentorSaid } from '#contract/mentors/shapes.ts';

/** The kinds of mentoring that a page offers. */
export function kindsOf({ session, mentorship, officeHours, review }: MentorSaid): MentorKind[] {
  const offers: [MentorKind, unknown][] = [
    ['session', session],
    ['mentorship', mentorship],
    ['office_hour', officeHours],
    ['written_review', review],
  ];
  return offers.filter(([, offer]) => offer).map(([kind]) => kind);
}
