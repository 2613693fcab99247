import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { RequestRow } from '../request-row.ts';

/** Locks a request until the transaction ends. @throws Refusal `rights_request_unknown` */
export async function holdRequest(tx: Tx, requestId: string): Promise<RequestRow> {
  const row = await tx
    .selectFrom('rights_requests')
    .selectAll()
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('rights_request_unknown');
  return row;
}
