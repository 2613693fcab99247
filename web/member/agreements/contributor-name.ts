import { agreementTexts as texts } from '#texts/agreements.ts';
import { unnamed } from '#texts/unnamed.ts';

/** What a contributor is called, with a name or without. */
export function contributorName({ name, isGone }: { name: string; isGone: boolean }): string {
  return name || (isGone ? texts.formerMember : unnamed);
}
