import { sql } from 'kysely';
import type { DatesOf } from '../ground/dates-of.ts';
import { seerOf } from '../ground/may-see.ts';
import { namesShown } from '../people/names-shown.ts';
import { ownPairs } from './starts.ts';

/** The first and the last days of running trials, for both sides. A noon in the zone of the agreement is that day almost everywhere. */
export const datesOfTrials: DatesOf = {
  start: ownPairs,
  select: ({ db, accountId: id, until }) => sql`
    select day.kind, pair.id, '' as thing, coalesce(who.name, '') as person, day.at
    from trial_pairs as pair join trials as one on one.pair_id = pair.id
    cross join lateral (values
      ('trial_begins', (one.first_day::date + time '12:00') at time zone one.zone),
      ('trial_ends', (one.last_day::date + time '12:00') at time zone one.zone)
    ) as day (kind, at)
    left join ${namesShown(db, seerOf(id))} as who
      on who.id = case when pair.asker_id = ${id} then pair.asked_id else pair.asker_id end
    where (pair.asker_id = ${id} or pair.asked_id = ${id}) and one.state = 'running'
      and day.at > now() and day.at < ${until}`,
};
