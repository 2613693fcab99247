import { type RawBuilder, sql } from 'kysely';
import { turnKinds } from '#contract/collected.ts';
import { readByKey } from '#db/prepared.ts';
import { isSomebodysTurn } from '../deadlines/is-waiting.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { ownSteps } from './open-steps.ts';
import { isOwedWithOthers } from './owed-with-others.ts';

const most = 100;

/** The number of steps that wait for the member, late ones among them, up to a hundred. */
export async function countTurns({ db }: Pick<Core, 'db'>, { id }: Pick<Member, 'id'>): Promise<number> {
  const [found] = await countOf(db, id);
  return found?.count ?? 0;
}

/** The same as a part of a statement. */
export function turnsOf(accountId: string): RawBuilder<number> {
  return sql`(
    select count(*)::int from (
      select from clocks
      where owed_by = ${accountId} and ${isSomebodysTurn} and kind = any(${[...turnKinds]}::text[])
      union all
      select from clocks where ${isOwedWithOthers(accountId)}
      union all
      ${ownSteps(accountId)}
      limit ${sql.lit(most)}
    ) waiting
  )`;
}

const countOf = readByKey((db, accountId: string) => db.selectNoFrom(turnsOf(accountId).as('count')));
