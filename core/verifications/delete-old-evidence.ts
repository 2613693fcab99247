import { sql } from 'kysely';
import { verificationTimes } from '#contract/verifications/limits.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { deleteEvidence } from './steps/delete-evidence.ts';

const most = 200;

/**
 * Deletes evidence 30 days after the decision, and hashes on which no mark rests any more. An appeal keeps its request
 * open, and with it the evidence.
 */
export async function deleteOldEvidence({ db }: Pick<Core, 'db'>): Promise<void> {
  while ((await db.transaction().execute(deleteSome)) === most);
  await db
    .deleteFrom('evidence_hashes')
    .where('verification_id', 'in', (query) =>
      query
        .selectFrom('verifications')
        .select('id')
        .where('state', 'in', ['rejected', 'expired', 'revoked', 'withdrawn'])
        .where('evidence_deleted_at', 'is not', null),
    )
    .execute();
}

async function deleteSome(tx: Tx): Promise<number> {
  const due = await tx
    .selectFrom('verifications')
    .select('id')
    .where('state', 'not in', ['started', 'submitted'])
    .where('evidence_deleted_at', 'is', null)
    .where(
      'decided_at',
      '<=',
      sql<Date>`now() - make_interval(days => ${verificationTimes.evidenceDays}::int)`,
    )
    .orderBy('decided_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  await deleteEvidence(
    tx,
    due.map(({ id }) => id),
    { keepsHashes: true },
  );
  return due.length;
}
