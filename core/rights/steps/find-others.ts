import { atAddress } from '../../accounts/at-address.ts';
import { hasOtherStaff } from '../../administration/steps/has-other-staff.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import type { RequestRow } from '../request-row.ts';

/** Whether other staff could answer who neither asked nor answered before, and whom it is not about. */
export async function hasOtherToAnswer(tx: Tx, core: Core, row: RequestRow): Promise<boolean> {
  const sender = await tx.selectFrom('accounts').select('id').where(atAddress(row.email)).executeTakeFirst();
  const barred = [
    row.account_id,
    row.for_account_id,
    sender?.id ?? null,
    row.state === 'contested' ? row.answered_by : null,
  ];
  return hasOtherStaff(
    tx,
    core,
    'rights',
    barred.filter((id) => id !== null),
  );
}
