import { sql } from 'kysely';
import { turnKinds } from '#contract/turns.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

const most = 100;

/** How many steps wait for the member, up to a hundred. */
export async function countTurns(core: Pick<Core, 'db'>, { id }: Pick<Member, 'id'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from clocks
      where owed_by = ${id} and ended_at is null and kind = any(${[...turnKinds]}::text[]) limit ${most}
    ) waiting`.execute(core.db);
  return rows[0]?.count ?? 0;
}
