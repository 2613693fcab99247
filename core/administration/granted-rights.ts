import { sql } from 'kysely';
import type { StaffRight } from '#contract/ground/staff-rights.ts';

/** The rights of staff that were given to an account, to be selected wherever `accounts` is joined. */
export const grantedRights = sql<StaffRight[]>`array(
  select name from staff_rights where staff_rights.account_id = accounts.id
)`.as('rights');
