import { now } from '#db/now.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { deadlineKindOf } from '../policy.ts';
import type { RequestRow } from '../request-row.ts';

type Held = Pick<RequestRow, 'id' | 'kind' | 'version' | 'account_id'>;

/** Withdraws a held request that waits for an answer. */
export async function withdraw(tx: Tx, { id, kind, version, account_id: accountId }: Held): Promise<void> {
  await tx
    .updateTable('rights_requests')
    .set({ state: 'withdrawn', withdrawn_at: now, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await releaseDeadline(tx, deadlineKindOf(kind), id);
  await record(tx, { name: 'rights.withdrawn', accountId, subject: { requestId: id } });
}
