import { sql } from 'kysely';

/** Of a row of `clocks`: its step is waited for, in its time or late. Indexes that begin with whose it is have these rows alone. */
export const isWaiting = sql<boolean>`(clocks.ended_at is null or clocks.is_late)`;

/** The same, and somebody can make its step now: while a dispute is decided what it is about stands still. */
export const isSomebodysTurn = sql<boolean>`(${isWaiting} and clocks.state <> 'stopped')`;
