import { type RawBuilder, sql } from 'kysely';
import { silentDeadlines } from './deadlines.ts';

/** Of a row of `clocks`: silence stands for a yes only where whoever is silent was reminded twice, a day ago or longer; where nobody is left, at once. */
export const maySilenceCount = maySilenceCountAt(sql<Date>`clock_timestamp()`);

/** The same at another moment. */
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
