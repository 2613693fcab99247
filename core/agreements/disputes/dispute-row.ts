import type { Selectable } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { AgreementDisputesTable } from '#db/tables/agreement-disputes.ts';

export type DisputeRow = Selectable<AgreementDisputesTable>;

/** The dispute about a milestone; of several, all but the last were withdrawn. */
export function findDispute(db: Db, agreementId: string, milestone: number): Promise<DisputeRow | undefined> {
  return db
    .selectFrom('agreement_disputes')
    .selectAll()
    .where('agreement_id', '=', agreementId)
    .where('milestone', '=', milestone)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
