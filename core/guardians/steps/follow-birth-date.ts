import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import type { Standing } from '../../ground/standing.ts';
import { forgetGuardian } from './forget-guardian.ts';

/** Adapts the guardian of a held account to a changed birth date: needed until another day, or no longer needed. */
export async function followBirthDate(tx: Tx, accountId: string, standing: Standing): Promise<void> {
  if (!standing.adultOn) return forgetGuardian(tx, accountId, 'guardians.outgrown');
  await tx
    .updateTable('guardians')
    .set({ adult_on: standing.adultOn, expires_at: sql<Date>`${standing.adultOn}::date::timestamptz` })
    .where('account_id', '=', accountId)
    .execute();
}
