import { formerMember, unnamed } from '#web/people/texts/en/unnamed.ts';

/** Returns the contributor's name, or the words for a former or unnamed member. */
export function contributorName({ name, isGone }: { name: string; isGone: boolean }): string {
  return name || (isGone ? formerMember : unnamed);
}
