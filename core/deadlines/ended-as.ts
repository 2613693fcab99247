import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { DeadlineState } from './deadline.ts';

/** The columns of a deadline that has ended. A lapsed one keeps its state and is no longer late. */
export function endedAs(state: 'met' | 'released') {
  return {
    state: sql<DeadlineState>`case when ended_at is null then ${state}::text else state end`,
    ended_at: sql<Date>`coalesce(ended_at, ${now})`,
    is_late: false,
    next_notice_at: null,
    left_ms: null,
    stopped_state: null,
  };
}
