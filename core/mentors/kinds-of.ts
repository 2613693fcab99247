import type { MentorKind } from '#contract/mentors/limits.ts';
import type { MentorSaid } from '#contract/mentors/shapes.ts';

/** The kinds of mentoring that a page offers. */
export function kindsOf({ session }: MentorSaid): MentorKind[] {
  return session ? ['session'] : [];
}
