import { formerMember, unnamed } from '#texts/unnamed.ts';

/** What a contributor is called, with a name or without. */
export function contributorName({ name, isGone }: { name: string; isGone: boolean }): string {
  return name || (isGone ? formerMember : unnamed);
}
