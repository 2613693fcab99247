import type { BrokenRule } from '#rules/broken.ts';

/** What sort of no a refusal is. The API turns it into a status, pages into a tone. */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'bad_range'
  | 'too_many'
  | 'broken'
  | 'unavailable';

/** What a refusal knows beside its code; sentences are made from both. */
export type RefusalValues = {
  /** After so many seconds asking again makes sense. */
  seconds?: number;
  /** The window that was full; `reset` in Unix seconds. */
  limit?: { max: number; reset: number; seconds: number };
  /** The parameter at fault. */
  param?: string;
  /** The rule that a parameter, a query, a document or a file breaks. */
  broken?: BrokenRule;
  /** What was asked for and is not there. */
  id?: string;
  /** How many there are, or are missing. */
  count?: number;
  /** A day, `2031-05-01`. */
  on?: string;
  /** In the words of the person who decided it. */
  reason?: string;
  /** The fields of a form that the page has not read, to be shown again. */
  typed?: Record<string, string>;
};
