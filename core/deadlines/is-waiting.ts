import { sql } from 'kysely';

/**
 * SQL on a row of `clocks`: the step is still awaited, in time or late. The partial indexes by side hold only these rows.
 */
export const isWaiting = sql<boolean>`(clocks.ended_at is null or clocks.is_late)`;

/** As `isWaiting`, and the step is possible now: during a dispute a deadline is stopped. */
export const isSomebodysTurn = sql<boolean>`(${isWaiting} and clocks.state <> 'stopped')`;
