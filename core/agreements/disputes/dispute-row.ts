import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { AgreementDisputesTable } from '#db/tables.ts';

export type DisputeRow = Selectable<AgreementDisputesTable>;

/** The dispute about a milestone; there is at most one. */
export function findDispute(db: Db, agreementId: string, milestone: number): Promise<DisputeRow | undefined> {
  return db
    .selectFrom('agreement_disputes')
    .selectAll()
    .where('agreement_id', '=', agreementId)
    .where('milestone', '=', milestone)
    .executeTakeFirst();
}

/**
 * Everybody who takes part in an agreement, or has signed it, and all of the project's team: none of them rules on it, nor sees
 * its amounts at the desk.
 */
export async function findPartial(db: Db, agreementId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select contributor_id as id from agreements where id = ${agreementId} and contributor_id is not null
    union
    select account_id from project_members join agreements using (project_id) where agreements.id = ${agreementId}
    union
    select account_id from agreement_signatures where agreement_id = ${agreementId} and account_id is not null`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
