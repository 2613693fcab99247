import { sql } from 'kysely';

/** The database's clock: the one that all servers share, and that every expiry follows. */
export const now = sql<Date>`now()`;

/** The moment `seconds` after the database's now. */
export function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${sql.lit(seconds)})`;
}
