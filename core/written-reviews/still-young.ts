import { sql } from 'kysely';
import { isYoungPairOpen } from '../ground/young-pairs.ts';
import { firstNameIn } from '../people/first-name.ts';

/** In a statement over `written_reviews`: its mentee is under 18 now. */
export const isStillYoung = sql<boolean>`(is_young and exists (
  select from standings where account_id = mentee_id and adult_at > now()
))`;

/**
 * In the same: its mentor reads it as one with a member under 18. One that ended before the 18th birthday stays so. `endedAt` is
 * the column where another table of the statement has one of this name.
 */
export const readsAsYoung = (endedAt = 'ended_at') => sql<boolean>`(is_young and exists (
  select from standings where account_id = mentee_id and adult_at > coalesce(${sql.ref(endedAt)}, now())
))`;

/** In the same: the first name of such a mentee, and nothing else of them. */
export const youngFirstName = (endedAt = 'ended_at') => sql<string>`coalesce((
  select ${firstNameIn('accounts.name')} from accounts
  where accounts.id = mentee_id and ${readsAsYoung(endedAt)}
), '')`;

/**
 * In a statement over both `written_review_files` and `written_reviews`: one of the two members opens this file. The mentor opens
 * pictures of a member under 18 while the two are open to each other, and none of a review that ended before the 18th birthday.
 */
export const mayOpen = (accountId: string) => sql<boolean>`(
  mentee_id = ${accountId} or side = 'mentor' or not ${readsAsYoung()}
  or ${isYoungPairOpen(sql.ref('mentee_id'), sql.ref('mentor_id'))}
)`;
