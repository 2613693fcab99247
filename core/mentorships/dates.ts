import { sql } from 'kysely';
import type { DatesOf } from '../ground/dates-of.ts';
import { seerOf } from '../ground/may-see.ts';
import { isOfYoung, youngNameFor } from '../mentoring/still-young.ts';
import { namesShown } from '../people/names-shown.ts';
import { ownMentorships } from './starts.ts';

/** The last days of running mentorships, for both sides. A mentee under 18 has them with the request. */
export const datesOfMentorships: DatesOf = {
  start: ownMentorships,
  select: ({ db, accountId: id, until }) => sql`
    select 'mentorship_end' as kind, one.id, one.topic as thing, coalesce(${youngNameFor('one', id)}, who.name, '') as person,
      one.ends_at as at
    from mentorships one
    left join ${namesShown(db, seerOf(id))} as who on who.id = case when one.mentor_id = ${id} then one.mentee_id else one.mentor_id end
    where (one.mentor_id = ${id} or one.mentee_id = ${id}) and one.state = 'running'
      and not ${isOfYoung('one', id)}
      and one.ends_at > now() and one.ends_at < ${until}`,
};
