import { type RawBuilder, sql } from 'kysely';
import { silentDeadlines } from './deadline-rules.ts';

/**
 * SQL on a row of `clocks`: silence counts as a yes only 24 hours after the second reminder, or at once if no one owes the
 * step any more.
 */
export const maySilenceCount = maySilenceCountAt(sql<Date>`clock_timestamp()`);

/** As `maySilenceCount`, at another moment. */
export function maySilenceCountAt(moment: RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`(
  kind <> all(${[...silentDeadlines]}::text[]) or owed_by is null or exists (
    select from clock_reminders as second
    where second.clock_id = clocks.id and second.handed_at <= ${moment} - interval '24 hours'
      and exists (
        select from clock_reminders as first
        where first.clock_id = clocks.id and first.handed_at < second.handed_at
      )
  )
)`;
}
