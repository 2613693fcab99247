import type { ColumnType } from 'kysely';

/** A moment that the database sets unless a statement does. */
export type Made = ColumnType<Date, Date | undefined, Date>;
/** A bigint identity column: PostgreSQL counts, and the driver hands it over as a string of digits. */
export type Sequence = ColumnType<string, never, never>;
