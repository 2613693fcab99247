import { sql } from 'kysely';
import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';
import { namesShown } from '../people/names-shown.ts';
import { readPart } from './row.ts';

/** The member on the other side of the one who reads. */
export const describeTrials: DescribeDeadlines = async (db, ids, viewer) => {
  const viewerId = viewer.kind === 'guest' ? '' : viewer.id;
  const rows = await db
    .selectFrom('trial_pairs as one')
    .leftJoin(namesShown(db, viewer).as('other'), (join) =>
      join.on(
        sql`case when one.asker_id = ${viewerId} then one.asked_id else one.asker_id end`,
        '=',
        sql`other.id`,
      ),
    )
    .select(['one.id', 'other.name as person'])
    .where('one.id', 'in', [...new Set(ids.map(readPart))])
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    ids.flatMap((id) => {
      const row = found.get(readPart(id));
      return row ? [[id, { thing: '', person: row.person ?? '' }] as const] : [];
    }),
  );
};

export const trialDeadlines: DeadlineDescriptions = { trial_answer: describeTrials };
