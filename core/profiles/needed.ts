import { ownerPermissions } from '../ground/permissions.ts';
import type { ProfileValues } from './data.ts';
import { attributes, columns } from './fields.ts';

/** All that may be kept of a child while a guardian is asked (work.md, "Age"). */
const needed: string[] = ['name', 'email', 'dob', 'agree', 'account_id'];

/** All other fields of a profile, as null. */
export const emptied: ProfileValues = Object.fromEntries(
  attributes
    .map((attribute) => columns[attribute])
    .filter((column) => !needed.includes(column))
    .map((column) => [column, null]),
);

/** The values of a profile with the needed fields only, which its owner alone may see. */
export function onlyNeeded(
  ownerId: string,
  values: ProfileValues,
): ProfileValues & { permissions: string[] } {
  return { ...values, ...emptied, permissions: ownerPermissions(ownerId) };
}
