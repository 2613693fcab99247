import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import type { AgreementRow } from '../row.ts';

/**
 * How many other members of a project were offered an equity part in the financial year from this 1 April. Deleted accounts
 * count.
 */
export async function countEquityPeople(
  tx: Tx,
  { project_id: projectId, contributor_id: contributorId }: AgreementRow,
  year: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct coalesce(agreements.contributor_id, agreements.id))::int as count
    from agreements join agreement_versions on agreement_versions.agreement_id = agreements.id
    where project_id = ${projectId} and has_equity
      and contributor_id is distinct from ${contributorId}
      and proposed_at >= (${`${year}-04-01`}::timestamp at time zone 'Asia/Kolkata')
      and proposed_at < (${`${year + 1}-04-01`}::timestamp at time zone 'Asia/Kolkata')`.execute(tx);
  return rows[0]?.count ?? 0;
}
