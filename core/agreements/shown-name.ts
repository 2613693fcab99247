import { sql } from 'kysely';

/** The name of somebody where `accounts` and `profiles` are joined; empty of whoever has gone. */
export const shownName = sql<string>`coalesce(nullif(profiles.name, ''), accounts.name, '')`;
