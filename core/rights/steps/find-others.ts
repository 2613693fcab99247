import { hasOtherStaff } from '../../administration/steps/has-other-staff.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import type { RequestRow } from '../request-row.ts';

/** Whether other staff could answer who neither asked nor answered before. */
export function hasOtherToAnswer(tx: Tx, core: Core, row: RequestRow): Promise<boolean> {
  const barred = [row.account_id, row.state === 'contested' ? row.answered_by : null];
  return hasOtherStaff(
    tx,
    core,
    'rights',
    barred.filter((id) => id !== null),
  );
}
