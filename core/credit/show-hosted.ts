import type { HostedClaimBody } from '#contract/credit/shapes.ts';
import type { Db } from '#db/connect.ts';
import { Refusal } from '../ground/refusal.ts';
import { hostedRows, presentHostedRow } from './hosted-rows.ts';
import { findClaimLines } from './parts-of-claim.ts';

/** @throws Refusal `claim_unknown`, also for one of another project */
export async function showHosted(db: Db, ownerId: string, claimId: string): Promise<HostedClaimBody> {
  const row = await hostedRows(db, ownerId).where('claim.id', '=', claimId).executeTakeFirst();
  if (!row) throw new Refusal('claim_unknown');
  return {
    ...presentHostedRow(row),
    version: row.version,
    lines: await findClaimLines(db, claimId),
    canAnswer: row.state === 'host',
  };
}
