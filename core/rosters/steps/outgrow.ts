import type { Tx } from '../../ground/events.ts';
import { markByRoster } from '../../verifications/steps/mark-by-roster.ts';
import { dropAsks } from './end-asks.ts';

/** At 18 memberships go on without the guardian, ticks open, all off, and the mark is given. A code that waited is typed again. */
export async function outgrow(tx: Tx, accountId: string): Promise<void> {
  const asks = await tx
    .selectFrom('roster_guardian_asks')
    .select(['id', 'agreed_at'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute();
  await dropAsks(
    tx,
    asks.filter((one) => one.agreed_at === null).map(({ id }) => id),
    'over',
  );
  await tx.deleteFrom('roster_guardian_asks').where('account_id', '=', accountId).execute();
  const membership = await tx
    .selectFrom('roster_memberships')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'member')
    .limit(1)
    .executeTakeFirst();
  if (membership) await markByRoster(tx, accountId);
}
