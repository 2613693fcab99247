import { sql } from 'kysely';
import type { ClaimStepKind } from '#contract/credit/limits.ts';
import type { ClaimLineBody, ClaimStepBody, EvidenceFileBody } from '#contract/credit/shapes.ts';
import type { Db } from '#db/connect.ts';
import { isoDate } from '../ground/dates.ts';

/** The lines of a claim, as its member and the host see them. */
export async function findClaimLines(db: Db, claimId: string): Promise<ClaimLineBody[]> {
  const rows = await db
    .selectFrom('credit_lines')
    .select(['position', 'kind', 'agreement_id', 'milestone', 'log_id', 'title', 'minutes'])
    .select(['confirmed', 'reason'])
    .select(sql<string>`to_char(first_day, 'YYYY-MM-DD')`.as('firstDay'))
    .select(sql<string>`to_char(last_day, 'YYYY-MM-DD')`.as('lastDay'))
    .where('claim_id', '=', claimId)
    .orderBy('position')
    .execute();
  return rows.map(({ agreement_id: agreementId, milestone, log_id: logId, ...line }) => ({
    ...line,
    key: logId ?? `${agreementId}.${milestone}`,
    agreementId: agreementId ?? '',
    milestone: milestone ?? 0,
  }));
}

/** The steps of a claim, the first one first. */
export async function findClaimSteps(db: Db, claimId: string): Promise<ClaimStepBody[]> {
  const rows = await db
    .selectFrom('credit_steps')
    .select(['kind', 'side', 'reason', 'at'])
    .where('claim_id', '=', claimId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, at, ...step }) => ({ ...step, kind: kind as ClaimStepKind, at: isoDate(at) }));
}

export async function findEvidenceFiles(db: Db, claimId: string): Promise<EvidenceFileBody[]> {
  const rows = await db
    .selectFrom('credit_evidence_files')
    .select(['id', 'mime_type', 'size', 'created_at'])
    .where('claim_id', '=', claimId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    $id: row.id,
    mimeType: row.mime_type,
    size: row.size,
    sentAt: isoDate(row.created_at),
  }));
}
