import { sql } from 'kysely';
import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';
import { namesShown } from '../people/names-shown.ts';

/** The project that was asked, and the member on the other side of the one who reads. */
const describeRequests: DescribeDeadlines = async (db, ids, viewer) => {
  const viewerId = viewer.kind === 'guest' ? '' : viewer.id;
  const rows = await db
    .selectFrom('introductions')
    .leftJoin('projects', 'projects.id', 'introductions.project_id')
    .leftJoin(namesShown(db, viewer).as('other'), (join) =>
      join.on(
        sql`case when introductions.asker_id = ${viewerId} then introductions.asked_id else introductions.asker_id end`,
        '=',
        sql`other.id`,
      ),
    )
    .select(['introductions.id', 'projects.name as thing', 'other.name as person'])
    .where('introductions.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, thing, person }) => [id, { thing: thing ?? '', person: person ?? '' }]));
};

export const introductionDeadlines: DeadlineDescriptions = {
  cofounder_answer: describeRequests,
  introduction_answer: describeRequests,
};
