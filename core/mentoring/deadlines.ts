import { sql } from 'kysely';
import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';
import { mentorRequests } from '../ground/mentor-requests.ts';
import { namesShown } from '../people/names-shown.ts';
import { youngNameFor } from './still-young.ts';

/** The topic, and the member on the other side of the one who reads. */
export const describeSessions: DescribeDeadlines = async (db, ids, viewer) => {
  const viewerId = viewer.kind === 'guest' ? '' : viewer.id;
  const rows = await db
    .selectFrom('mentoring_sessions as one')
    .leftJoin(namesShown(db, viewer).as('other'), (join) =>
      join.on(
        sql`case when one.mentor_id = ${viewerId} then one.mentee_id else one.mentor_id end`,
        '=',
        sql`other.id`,
      ),
    )
    .select(['one.id', 'one.topic as thing', 'other.name as person'])
    .select(youngNameFor('one', viewerId).as('young_name'))
    .where('one.id', 'in', [...ids])
    .execute();
  // The subject of an email names no topic.
  return new Map(
    rows.map(({ id, thing, person, young_name: young }) => [
      id,
      { thing, inMails: '', person: young ?? person ?? '' },
    ]),
  );
};

/** The same for requests of all kinds, with the end of the address of each page. */
const describeRequests: DescribeDeadlines = async (db, ids, viewer) => {
  const viewerId = viewer.kind === 'guest' ? '' : viewer.id;
  const { rows } = await sql<{ id: string; topic: string; page: string; person: string | null }>`
    select one.id, one.topic, one.page, coalesce(${youngNameFor('one', viewerId)}, other.name) as person from ${mentorRequests()} as one
    left join ${namesShown(db, viewer)} as other
      on other.id = case when one.mentor_id = ${viewerId} then one.mentee_id else one.mentor_id end
    where one.id = any(${[...ids]}::text[])`.execute(db);
  return new Map(
    rows.map(({ id, topic, page, person }) => [
      id,
      { thing: topic, inMails: '', person: person ?? '', slug: page },
    ]),
  );
};

export const mentoringDeadlines: DeadlineDescriptions = {
  mentoring_answer: describeRequests,
  mentoring_move: describeSessions,
  no_show_contest: describeSessions,
  no_show_appeal: describeSessions,
};
