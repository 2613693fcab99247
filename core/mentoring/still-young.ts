import { sql } from 'kysely';
import { firstNameIn } from '../people/first-name.ts';

/**
 * In a statement over `mentoring_sessions` or `mentorships` under one name: the name of a mentee who asked under 18, as the mentor reads it, later
 * too. Null for sessions of adults.
 */
export const youngNameIn = (session: string) => sql<
  string | null
>`case when ${sql.ref(`${session}.is_young`)} then coalesce((
  select ${firstNameIn('accounts.name')} from accounts where accounts.id = ${sql.ref(`${session}.mentee_id`)}
), '') end`;

/** In the same: that name, for the viewer who is its mentor. */
export const youngNameFor = (session: string, viewerId: string) =>
  sql<
    string | null
  >`case when ${sql.ref(`${session}.mentor_id`)} = ${viewerId} then ${youngNameIn(session)} end`;

/** In the same: the mentee is under 18 now, so that the guardian reads along. */
export const isReadAlong = (session: string) =>
  sql<boolean>`(${sql.ref(`${session}.is_young`)} and exists (
    select from standings where standings.account_id = ${sql.ref(`${session}.mentee_id`)} and adult_at > now()
  ))`;

/** In the same: the account is its mentee, and reads of it at the request to which the guardian agreed. */
export const isOfYoung = (session: string, accountId: string) =>
  sql<boolean>`(${sql.ref(`${session}.is_young`)} and ${sql.ref(`${session}.mentee_id`)} = ${accountId})`;
