import { sql } from 'kysely';
import type { Core } from '../../ground/core.ts';
import { touchOrganisation } from '../../organisations/steps/touch-organisation.ts';

/**
 * Counts at night, for each organisation, the decisions about credit whose time ended in the last 12 months, and those among them
 * that were late. Where the numbers are others now, its public page is made again.
 */
export async function countLateDecisions({ db }: Pick<Core, 'db'>): Promise<void> {
  const { rows } = await sql<{ organisation_id: string }>`
    with counted as (
      select claim.organisation_id, count(*)::int as due,
        count(*) filter (where clocks.state = 'lapsed')::int as late
      from clocks join credit_claims as claim on claim.id = clocks.subject_id
      where clocks.kind = 'claim_college' and clocks.state in ('met', 'lapsed')
        and clocks.ended_at > now() - interval '12 months'
      group by claim.organisation_id
    ), gone as (
      delete from credit_figures
      where organisation_id not in (select organisation_id from counted) returning organisation_id
    ), noted as (
      insert into credit_figures as figure (organisation_id, due, late)
      select organisation_id, due, late from counted
      on conflict (organisation_id) do update set due = excluded.due, late = excluded.late, counted_at = now()
        where (figure.due, figure.late) is distinct from (excluded.due, excluded.late)
      returning organisation_id
    )
    select organisation_id from gone union all select organisation_id from noted
    order by organisation_id`.execute(db);
  for (const { organisation_id: id } of rows)
    await db.transaction().execute((tx) => touchOrganisation(tx, id));
}
