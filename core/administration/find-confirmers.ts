import type { StaffRight } from '#contract/ground/staff-rights.ts';
import type { Db } from '#db/connect.ts';
import type { Core } from '../ground/core.ts';
import { findStaff } from './find-staff.ts';

type Asked = { right: StaffRight; proposedBy: string; barred: readonly string[]; withSuspended?: boolean };

/** The accounts that can confirm a proposal at this moment, or could without a suspension of the last days. */
export async function findConfirmers(
  db: Db,
  core: Pick<Core, 'adminEmails'>,
  { right, proposedBy, barred, withSuspended = false }: Asked,
): Promise<string[]> {
  const staff = await findStaff(db, core, right, { withSuspended });
  return staff.filter((id) => id !== proposedBy && !barred.includes(id));
}
