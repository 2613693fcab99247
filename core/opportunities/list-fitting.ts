import { sql } from 'kysely';
import type { FittingBody } from '#contract/opportunities/find-calls.ts';
import { asSearch } from '#db/reads.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { queryOf } from '../search/query.ts';
import { load } from './find-opportunities.ts';
import { type Fit, findFit, fitOf } from './fit.ts';
import { presentListed } from './present.ts';

/** Shows this many. A few more are looked up, because the member's own are left out. */
const most = 3;
const looked = 10;

/**
 * A few open opportunities within a member's hours, those that share most skills first, then the newest; none before the
 * member has given their hours. Every member begins on this page, so the query reads only rows that share a skill.
 */
export async function listFitting(core: Core, member: Member): Promise<FittingBody> {
  const fit = await findFit(core.db, member.id);
  if (fit.hours === 0) return { hours: 0, opportunities: [] };
  const ids = await findIds(core, fit);
  const own = await core.db
    .selectFrom('project_members')
    .select('project_id')
    .where('account_id', '=', member.id)
    .execute();
  const isOwn = new Set(own.map((seat) => seat.project_id));
  const rows = (await load(core, ids)).filter((row) => !isOwn.has(row.project_id)).slice(0, most);
  return {
    hours: fit.hours,
    opportunities: rows.map((row) => ({ ...presentListed(row), fit: fitOf(fit, row.said) })),
  };
}

async function findIds(core: Core, { skillTags, hours }: Fit): Promise<string[]> {
  const skills = skillTags.map((tag) => queryOf([], [tag]));
  const isOpen = sql`state = 'live' and closes_at > now() and hours <= ${hours}::int`;
  const { rows } = await sql<{ id: string }>`
    with skilled as (
      select id, sequence, count(*) as matched
      from unnest(${skills}::text[]) skill join opportunities on search @@ skill::tsquery and ${isOpen}
      group by id, sequence order by matched desc, sequence desc limit ${looked}
    ), newest as (
      select id, sequence, 0 as matched from opportunities where ${isOpen} order by sequence desc limit ${2 * looked}
    )
    select id from (
      select id, max(sequence) as sequence, max(matched) as matched
      from (select * from skilled union all select * from newest) one group by id
    ) one order by matched desc, sequence desc limit ${looked}`.execute(asSearch(core.db));
  return rows.map(({ id }) => id);
}
