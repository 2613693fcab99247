import type { Tx } from '../../ground/events.ts';
import { findStanding } from '../../standings/find-standing.ts';
import { markByRoster } from '../../verifications/steps/mark-by-roster.ts';

/** Marks open at 18: a younger student gets the mark on the birthday, if an institution has them then. */
export async function markStudent(tx: Tx, accountId: string): Promise<void> {
  if ((await findStanding(tx, accountId))?.age === 'adult') await markByRoster(tx, accountId);
}
