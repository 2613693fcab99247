import type { Side } from '#rules/mentoring/session-states.ts';

/** One side of a session or review, as a case names it: the two sides report each other, and never themselves. */
export const sideId = (id: string, side: Side) => `${id} ${side}`;

export function readSideId(named: string): { id: string; side: Side } {
  const [id = '', side] = named.split(' ');
  return { id, side: side === 'mentor' ? 'mentor' : 'mentee' };
}

/** Those of the mentees among such names, by the id of the session or review. */
export function menteesIn(named: readonly string[]): Map<string, string> {
  const mentees = named.filter((one) => readSideId(one).side === 'mentee');
  return new Map(mentees.map((one) => [readSideId(one).id, one]));
}
