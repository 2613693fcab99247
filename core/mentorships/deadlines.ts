import { sql } from 'kysely';
import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';
import { youngNameFor } from '../mentoring/still-young.ts';
import { namesShown } from '../people/names-shown.ts';
import { readPart } from './row.ts';

/** The topic, and the member on the other side of the one who reads. A deadline of one side names that side in its subject. */
export const describeMentorships: DescribeDeadlines = async (db, ids, viewer) => {
  const viewerId = viewer.kind === 'guest' ? '' : viewer.id;
  const rows = await db
    .selectFrom('mentorships as one')
    .leftJoin(namesShown(db, viewer).as('other'), (join) =>
      join.on(
        sql`case when one.mentor_id = ${viewerId} then one.mentee_id else one.mentor_id end`,
        '=',
        sql`other.id`,
      ),
    )
    .select(['one.id', 'one.topic as thing', 'other.name as person'])
    .select(youngNameFor('one', viewerId).as('young_name'))
    .where('one.id', 'in', [...new Set(ids.map((id) => readPart(id).id))])
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    ids.flatMap((id) => {
      const row = found.get(readPart(id).id);
      // The subject of an email names no topic.
      return row
        ? [[id, { thing: row.thing, inMails: '', person: row.young_name ?? row.person ?? '' }] as const]
        : [];
    }),
  );
};

export const mentorshipDeadlines: DeadlineDescriptions = {
  mentorship_answer: describeMentorships,
  mentorship_check_in: describeMentorships,
  mentorship_go_on: describeMentorships,
};
