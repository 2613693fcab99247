import { holdAccountInUse } from '../../accounts/steps/hold-account.ts';
import type { Account } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { NomineeRequestRow } from '../request-row.ts';

type Held = { row: NomineeRequestRow; account: Account | undefined };

/** Locks the account that a request is about, then the request. @throws Refusal `nominee_request_unknown` */
export async function holdNomineeRequest(tx: Tx, requestId: string): Promise<Held> {
  const found = await tx
    .selectFrom('nominee_requests')
    .select('account_id')
    .where('id', '=', requestId)
    .executeTakeFirst();
  const account = found?.account_id ? await holdAccountInUse(tx, found.account_id) : undefined;
  const row = await tx
    .selectFrom('nominee_requests')
    .selectAll()
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('nominee_request_unknown');
  return { row, account };
}
