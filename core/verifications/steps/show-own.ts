import type { OwnVerification } from '#contract/verifications/calls.ts';
import type { Tx } from '../../ground/events.ts';
import { presentOwn } from '../present.ts';
import { clock, dueAt, hasFile } from '../row.ts';

/** A request as its owner sees it. */
export async function showOwn(tx: Tx, verificationId: string): Promise<OwnVerification> {
  const row = await tx
    .selectFrom('verifications')
    .selectAll()
    .select([dueAt, hasFile, clock])
    .where('id', '=', verificationId)
    .executeTakeFirstOrThrow();
  return presentOwn(row);
}
