import type { StaffRight } from '#contract/ground/staff-rights.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { findStaff } from '../find-staff.ts';

/** Whether another account holds this right, and so can review the decisions of these ones: at once, or after a suspension. */
export async function hasOtherStaff(
  tx: Tx,
  core: Pick<Core, 'adminEmails'>,
  right: StaffRight,
  ids: readonly string[],
): Promise<boolean> {
  return (await findStaff(tx, core, right, { withSuspended: true })).some((id) => !ids.includes(id));
}
