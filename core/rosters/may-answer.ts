import { type SqlBool, sql } from 'kysely';
import { blockedBetween } from '../blocks/is-blocked-between.ts';

/**
 * Whether a member of the staff may answer for the row of `roster_memberships` under the name `membership`: it is not their own, and no
 * block stands between the two.
 */
export const mayAnswer = (staffId: string) =>
  sql<SqlBool>`(membership.account_id <> ${staffId} and not ${blockedBetween(staffId, sql`membership.account_id`)})`;
