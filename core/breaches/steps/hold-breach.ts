import type { Tx } from '../../ground/events.ts';

/** Locks a breach until the transaction ends. */
export async function holdBreach(tx: Tx, breachId: string): Promise<void> {
  await tx.selectFrom('breaches').select('id').where('id', '=', breachId).forUpdate().execute();
}
