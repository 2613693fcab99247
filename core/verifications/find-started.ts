import type { VerificationKind } from '#rules/lists/kinds.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { VerificationRow } from './row.ts';

/** The member's request of this kind that still waits for its code. */
export function findStarted(
  { db }: Pick<Core, 'db'>,
  { id }: Member,
  kind: VerificationKind,
): Promise<VerificationRow | undefined> {
  return db
    .selectFrom('verifications')
    .selectAll()
    .where('account_id', '=', id)
    .where('kind', '=', kind)
    .where('state', '=', 'started')
    .executeTakeFirst();
}
