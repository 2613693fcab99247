import { record, type Tx } from '../../ground/events.ts';

/** Ends the wait of a held account, if one runs: its member has a factor after all, or has stopped it. */
export async function endLoss(tx: Tx, accountId: string): Promise<void> {
  const ended = await tx
    .deleteFrom('factor_losses')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  if (ended) await record(tx, { name: 'factors.lossEnded', accountId, subject: { lossOf: accountId } });
}
