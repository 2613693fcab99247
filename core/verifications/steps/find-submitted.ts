import type { Tx } from '../../ground/events.ts';
import { isWritten } from '../../ground/is-written.ts';
import type { VerificationRow } from '../row.ts';
import type { NewRequest } from './open-request.ts';

/** The waiting request of a held account with the same content, if it was sent before. */
export async function findSubmitted(tx: Tx, request: NewRequest): Promise<VerificationRow | null> {
  const row = await tx
    .selectFrom('verifications')
    .selectAll()
    .where('account_id', '=', request.account_id)
    .where('kind', '=', request.kind)
    .where('state', '=', 'submitted')
    .executeTakeFirst();
  return row && isWritten(row, request) ? row : null;
}
