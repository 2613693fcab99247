import { formerMember, unnamed } from '#web/people/texts/en/unnamed.ts';

/** What a contributor is called, with a name or without. */
export function contributorName({ name, isGone }: { name: string; isGone: boolean }): string {
  return name || (isGone ? formerMember : unnamed);
}
