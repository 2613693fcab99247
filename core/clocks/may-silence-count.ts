import { sql } from 'kysely';
import { silentWaits } from './waits.ts';

/** Of a row of `clocks`: silence stands for a yes only where whoever is silent was reminded twice, a day ago or longer; where nobody is left, at once. */
export const maySilenceCount = sql<boolean>`(
  kind <> all(${[...silentWaits]}::text[]) or owed_by is null or exists (
    select from clock_reminders as second
    where second.clock_id = clocks.id and second.handed_at <= clock_timestamp() - interval '24 hours'
      and exists (
        select from clock_reminders as first
        where first.clock_id = clocks.id and first.handed_at < second.handed_at
      )
  )
)`;
