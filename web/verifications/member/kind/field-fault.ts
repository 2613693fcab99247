import { faultSentence } from '#web/forms/fault-sentence.ts';
import type { Post } from '#web/forms/use-post.tsx';

/** The sentence of the error at this field. */
export function faultAt({ fault, isAtFault }: Post, field: string): string | null {
  return fault && isAtFault(field) ? faultSentence(fault) : null;
}
