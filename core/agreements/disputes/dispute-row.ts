import type { Selectable } from 'kysely';
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
