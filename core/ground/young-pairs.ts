import type { Expression, RawBuilder } from 'kysely';

/**
 * Whether this mentor may answer this mentee under 18 now: the operator, the guardian and an administrator agree. A link or a call
 * needs the guardian’s second yes as well.
 */
export type YoungPairs = (
  mentee: Expression<string | null>,
  mentor: Expression<string | null>,
  isLive?: RawBuilder<boolean>,
) => RawBuilder<boolean>;

let declared: YoungPairs | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowYoungPairs(pairs: YoungPairs | undefined): void {
  declared = pairs;
}

/** In a statement. Everything between an adult and a member under 18 asks this. */
export const isYoungPairOpen: YoungPairs = (mentee, mentor, isLive) => {
  if (!declared) throw new Error('Call createCore before a member under 18 asks a mentor.');
  return declared(mentee, mentor, isLive);
};
