import { type RawBuilder, sql } from 'kysely';
import { turnKinds } from '#contract/collected.ts';
import { isSomebodysTurn } from '../deadlines/is-waiting.ts';
import { waitingDeadlines } from '../deadlines/starts.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Start } from '../ground/start.ts';
import { ownedProjects } from '../projects/starts.ts';
import { findStarts } from './find-starts.ts';
import { partsFrom } from './open-steps.ts';
import { isOwedWithOthers } from './owed-with-others.ts';
import { readFromStarts } from './read-from-starts.ts';

const most = 100;

/** The number of steps that wait for the member, late ones among them, up to a hundred. */
export async function countTurns({ db }: Pick<Core, 'db'>, { id }: Pick<Member, 'id'>): Promise<number> {
  const counts = await countFrom(db, id, await findStarts(db, id));
  return Math.min(
    most,
    counts.reduce((sum, { count }) => sum + count, 0),
  );
}

const countFrom = readFromStarts(
  (start) => [
    ...deadlinesFrom(start),
    ...partsFrom(start)
      .filter(({ side }) => side === 'mine')
      .map(
        ({ select }) =>
          (accountId: string) =>
            sql`select from (${select(accountId)}) as step`,
      ),
  ],
  (rows) =>
    sql<{ count: number }>`select count(*)::int as count from (${rows} limit ${sql.lit(most)}) as waiting`,
);

function deadlinesFrom(start: Start): ((accountId: string) => RawBuilder<unknown>)[] {
  if (start === ownedProjects) return [(id) => sql`select from clocks where ${isOwedWithOthers(id)}`];
  if (start !== waitingDeadlines) return [];
  return [
    (id) => sql`
      select from clocks where owed_by = ${id} and ${isSomebodysTurn} and kind = any(${[...turnKinds]}::text[])`,
  ];
}
