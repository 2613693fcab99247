import { sql } from 'kysely';

/** The time zone of an account, by a column with its id; that of India where it has none. */
export const zoneOf = (column: string) =>
  sql<string>`coalesce((select zone from standings where standings.account_id = ${sql.ref(column)}), 'Asia/Kolkata')`;

/** The day of a moment in a time zone, as a text. */
export const dayIn = (moment: string, zone: ReturnType<typeof zoneOf>) =>
  sql<string>`to_char(${sql.ref(moment)} at time zone ${zone}, 'YYYY-MM-DD')`;
