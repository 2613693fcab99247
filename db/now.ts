import { sql } from 'kysely';

/** The database's time: all servers share it, and every expiry follows it. */
export const now = sql<Date>`now()`;

/** The moment `seconds` after the database's now. */
export function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${sql.lit(seconds)})`;
}
