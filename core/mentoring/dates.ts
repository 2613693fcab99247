import { sql } from 'kysely';
import type { DatesOf } from '../ground/dates-of.ts';
import { seerOf } from '../ground/may-see.ts';
import { namesShown } from '../people/names-shown.ts';
import { ownSessions } from './starts.ts';
import { isOfYoung, youngNameFor } from './still-young.ts';

/** The sessions of both sides. A mentee under 18 has them with the request. */
export const datesOfSessions: DatesOf = {
  start: ownSessions,
  select: ({ db, accountId: id, until }) => sql`
    select 'session' as kind, one.id, one.topic as thing, coalesce(${youngNameFor('one', id)}, who.name, '') as person, one.starts_at as at
    from mentoring_sessions one
    left join ${namesShown(db, seerOf(id))} as who on who.id = case when one.mentor_id = ${id} then one.mentee_id else one.mentor_id end
    where (one.mentor_id = ${id} or one.mentee_id = ${id}) and one.state = 'confirmed'
      and not ${isOfYoung('one', id)}
      and one.starts_at > now() - make_interval(mins => one.minutes) and one.starts_at < ${until}`,
};
