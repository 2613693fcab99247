import { hasOtherAdministrator } from '../../administration/steps/has-other-administrator.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import type { RequestRow } from '../request-row.ts';

/** Whether an administrator could answer who neither asked nor answered before. */
export function hasOtherStaff(tx: Tx, core: Core, row: RequestRow): Promise<boolean> {
  const barred = [row.account_id, row.state === 'contested' ? row.answered_by : null];
  return hasOtherAdministrator(
    tx,
    core,
    barred.filter((id) => id !== null),
  );
}
