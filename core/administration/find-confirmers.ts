import type { StaffRight } from '#contract/ground/staff-rights.ts';
import type { Db } from '#db/connect.ts';
import type { FoundAction } from '../ground/confirmed.ts';
import type { Core } from '../ground/core.ts';
import { findStaff } from './find-staff.ts';
import { findTied } from './find-tied.ts';

type Asked = {
  right: StaffRight;
  proposedBy: string;
  barred: readonly string[];
  about: readonly string[];
  withSuspended?: boolean;
};

/** The accounts that can confirm a proposal at this moment, or could without a suspension of the last days. */
export async function findConfirmers(
  db: Db,
  core: Pick<Core, 'adminEmails'>,
  { right, proposedBy, barred, about, withSuspended = false }: Asked,
): Promise<string[]> {
  const staff = await findStaff(db, core, right, { withSuspended });
  const tied = await findTied(db, staff, about);
  return staff.filter((id) => id !== proposedBy && !barred.includes(id) && !tied.includes(id));
}

/** The members whom an action is about. */
export const membersOf = ({ about, personId }: Pick<FoundAction<unknown>, 'about' | 'personId'>) =>
  about ?? (personId === null ? [] : [personId]);
