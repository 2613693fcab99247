import type { StaffRight } from '#contract/ground/staff-rights.ts';
import type { Db } from '#db/connect.ts';
import type { Core } from '../ground/core.ts';
import { findStaff } from './find-staff.ts';

type Asked = { right: StaffRight; proposedBy: string; barred: readonly string[] };

/** The accounts that could confirm a proposal at this moment. */
export async function findConfirmers(
  db: Db,
  core: Pick<Core, 'adminEmails'>,
  { right, proposedBy, barred }: Asked,
): Promise<string[]> {
  const staff = await findStaff(db, core, right);
  return staff.filter((id) => id !== proposedBy && !barred.includes(id));
}
