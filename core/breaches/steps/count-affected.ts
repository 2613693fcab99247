import { sql } from 'kysely';
import type { BreachKind } from '#contract/breaches/limits.ts';
import type { Tx } from '../../ground/events.ts';

export type AffectedCounts = {
  all: number;
  unmailed: number;
  guardians: number;
  kinds: BreachKind[];
  countries: { country: string; count: number }[];
};

export async function countAffected(tx: Tx, breachId: string): Promise<AffectedCounts> {
  const { rows } = await sql<AffectedCounts>`
    select count(*)::int as "all",
      (count(*) filter (where mailed_at is null and address <> ''))::int as unmailed,
      (count(*) filter (where guardian <> ''))::int as guardians,
      array(
        select distinct kind from breach_affected as one, unnest(one.kinds) as kind where one.breach_id = ${breachId} order by kind
      ) as kinds,
      coalesce((
        select json_agg(json_build_object('country', country, 'count', count) order by count desc, country)
        from (
          select country, count(*)::int as count from breach_affected where breach_id = ${breachId} group by country
        ) as by_country
      ), '[]') as countries
    from breach_affected where breach_id = ${breachId}`.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error('A count has a row.');
  return counts;
}
