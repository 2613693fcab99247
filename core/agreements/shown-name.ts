import { sql } from 'kysely';

/** The name of a member where `accounts` and `profiles` are joined; empty if the account is deleted. */
export const shownName = sql<string>`coalesce(nullif(profiles.name, ''), accounts.name, '')`;
