import { ownerPermissions } from '../ground/permissions.ts';
import type { ProfileValues } from './data.ts';
import { attributes, columns } from './fields.ts';

/** All that may be kept of a child while a guardian is asked (work.md, "Age"). */
const needed: string[] = ['name', 'email', 'dob', 'agree', 'account_id'];

/** What else a profile may hold, as nothing. */
export const emptied: ProfileValues = Object.fromEntries(
  attributes
    .map((attribute) => columns[attribute])
    .filter((column) => !needed.includes(column))
    .map((column) => [column, null]),
);

/** The values of a profile of which only that is kept, and which is its owner's alone. */
export function onlyNeeded(
  ownerId: string,
  values: ProfileValues,
): ProfileValues & { permissions: string[] } {
  return { ...values, ...emptied, permissions: ownerPermissions(ownerId) };
}
