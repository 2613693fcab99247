import { faultSentence } from '#web/forms/fault-sentence.ts';
import type { Post } from '#web/forms/use-post.tsx';

/** What is wrong with one field, to stand at it. */
export function faultAt({ fault, isAtFault }: Post, field: string): string | null {
  return fault && isAtFault(field) ? faultSentence(fault) : null;
}
