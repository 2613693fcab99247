import type { Insertable } from 'kysely';
import { now } from '#db/now.ts';
import type { VerificationsTable } from '#db/tables/verifications.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireNoBar } from '../find-bar.ts';
import { mayRenew } from '../policy.ts';
import { clock, type VerificationRow } from '../row.ts';

export type NewRequest = Omit<Insertable<VerificationsTable>, 'id' | 'state' | 'kind'> & {
  kind: VerificationKind;
};

/**
 * Begins a request of a held account. It replaces one that waits for its code, because a member who sends another
 * address has changed their mind.
 * @throws Refusal `verification_open`, `verification_in_force`; `verification_barred` after a case about money
 */
export async function openRequest(
  tx: Tx,
  request: NewRequest,
  state: 'started' | 'submitted',
): Promise<VerificationRow> {
  const { account_id: accountId, kind } = request;
  await requireNoBar(tx, accountId, kind);
  const others = await tx
    .selectFrom('verifications')
    .selectAll()
    .select(clock)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('state', 'in', ['started', 'submitted', 'verified'])
    .execute();
  if (others.some((other) => other.state === 'submitted')) throw new Refusal('verification_open');
  if (others.some((other) => isFirmlyInForce(other))) throw new Refusal('verification_in_force');
  await tx
    .deleteFrom('verifications')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('state', '=', 'started')
    .execute();
  return tx
    .insertInto('verifications')
    .values({ ...request, id: newId(), state, ...(state === 'submitted' && { submitted_at: now }) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function isFirmlyInForce(row: VerificationRow & { now: Date }): boolean {
  return row.state === 'verified' && !mayRenew(row) && row.expires_at !== null && row.expires_at > row.now;
}
