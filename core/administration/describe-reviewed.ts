import { sql } from 'kysely';
import type { DescribeDeadlines } from '../ground/deadline-description.ts';

/** Describes the deadlines of reviews of texts (`TextReviews`) by the members who wrote them. */
export function describeTextReviews(table: string): DescribeDeadlines {
  return async (db, ids) => {
    const { rows } = await sql<{ id: string; state: string; thing: string }>`
      select review.id, review.state, accounts.name as thing
      from ${sql.table(table)} as review join accounts on accounts.id = review.account_id
      where review.id = any(${[...ids]}::text[])`.execute(db);
    return new Map(
      rows.map(({ id, state, thing }) => [id, { thing, slug: id, isOver: state !== 'waiting' }]),
    );
  };
}

/** Describes the question whether a member still wants what others find of them. It is over once they do not find it. */
export function describeStillWanted(table: string, found: string): DescribeDeadlines {
  return async (db, ids) => {
    const { rows } = await sql<{ id: string; state: string }>`
      select account_id as id, state from ${sql.table(table)} where account_id = any(${[...ids]}::text[])`.execute(
      db,
    );
    return new Map(rows.map(({ id, state }) => [id, { thing: '', slug: id, isOver: state !== found }]));
  };
}
