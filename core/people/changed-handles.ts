import { type RawBuilder, sql } from 'kysely';
import { type Changed, changedSince } from '../ground/changed-since.ts';
import type { Core } from '../ground/core.ts';

/** The handles whose page has changed since a look at `since`. A day on it that is over by now counts as a change. */
export function changedHandles(core: Core, since: string | null): Promise<Changed> {
  return changedSince(
    core,
    since,
    (after) => sql`
      select handle as key from handles where changed_at > ${after}
      union
      select unnest(case when ${quarter} >= ${after} then array(${ofEndedDays(after)}) end)`,
  );
}

/** The end of the last quarter of an hour. Days end on one in every zone, so most looks need no query for days. */
const quarter = sql`date_bin(interval '15 minutes', now(), 'epoch')`;

function ofEndedDays(after: RawBuilder<Date>) {
  return sql`
    select handles.handle from (${endedAbout('away_until', after)} union all ${endedAbout('available_from', after)}) as named
    join standings using (account_id) join handles using (account_id)
    where (named.day + 1)::timestamp at time zone standings.zone between ${after} and now()`;
}

/** Days that may have ended somewhere since then. In any zone the day is at most one away from the day in UTC. */
function endedAbout(column: 'away_until' | 'available_from', after: RawBuilder<Date>) {
  const day = sql.ref(column);
  return sql`select account_id, ${day} as day from people where ${day} between ${after}::date - 2 and current_date + 1`;
}
