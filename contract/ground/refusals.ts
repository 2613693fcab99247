import type { BrokenRule } from '#rules/broken.ts';

/** The kind of a refusal. The API turns it into a status, pages into a tone. */
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

/** The values of a refusal; sentences are made from its code and these. */
export type RefusalValues = {
  /** After so many seconds asking again makes sense. */
  seconds?: number;
  /** The window that was full; `reset` in Unix seconds. */
  limit?: { max: number; reset: number; seconds: number };
  /** The parameter that is wrong. */
  param?: string;
  /** The rule that a parameter, a query, a document or a file breaks. */
  broken?: BrokenRule;
  /** The id of the thing that does not exist. */
  id?: string;
  /** How many there are, or are missing. */
  count?: number;
  /** A day, `2031-05-01`. */
  on?: string;
  /** A moment in UTC. */
  at?: string;
  /** In the words of the person who decided it. */
  reason?: string;
  /** The fields of a form that the page has not read, to be shown again. */
  typed?: Record<string, string>;
};
