import { youngStatementVersion } from '#contract/young-mentees/limits.ts';
import type { Member } from '../ground/actor.ts';

/** The code counts for this version of the statement alone. */
export function statementSubject({ id }: Pick<Member, 'id'>): string {
  return `young-mentor:${youngStatementVersion}:${id}`;
}
