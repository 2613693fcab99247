import { sql } from 'kysely';
import type { ReviewedVerification } from '#contract/verifications/desk-calls.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';
import { student } from '#rules/lists/roles.ts';
import { hasOtherStaff } from '../../administration/steps/has-other-staff.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { barTo } from '../policy.ts';
import { presentEvidence, presentProgress } from '../present.ts';
import { clock, dueAt, hasFile } from '../row.ts';
import { isCounting } from './note-evidence.ts';

/**
 * Everything on which an administrator bases a decision.
 * @throws Refusal `verification_not_found`
 */
export async function review(
  tx: Tx,
  core: Core,
  administrator: Member,
  verificationId: string,
): Promise<ReviewedVerification> {
  const row = await tx
    .selectFrom('verifications')
    .innerJoin('accounts', 'accounts.id', 'verifications.account_id')
    .leftJoin('evidence_files', 'evidence_files.verification_id', 'verifications.id')
    .selectAll('verifications')
    .select([dueAt, hasFile, clock])
    .select(['accounts.name', 'accounts.email as account_email', 'evidence_files.mime_type'])
    .where('verifications.id', '=', verificationId)
    .executeTakeFirst();
  if (!row) throw new Refusal('verification_not_found');
  const hasOther = await hasOtherStaff(tx, core, 'reviews', [administrator.id, row.account_id]);
  const profile = await tx
    .selectFrom('profiles')
    .select(['role', 'college', 'company_url'])
    .where('owner_id', '=', row.account_id)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  return {
    $id: row.id,
    ...presentProgress(row),
    ...presentEvidence(row),
    evidenceType: row.mime_type ?? '',
    person: {
      $id: row.account_id,
      name: row.name,
      email: row.account_email,
      role: profile?.role ?? '',
      college: (profile?.role === student && profile.college) || '',
      companyUrl: (profile?.role !== student && profile?.company_url) || '',
    },
    same: await othersWithTheSame(tx, row),
    bar: barTo(administrator.id, row, { hasOther }),
  };
}

async function othersWithTheSame(tx: Tx, { id, account_id: owner }: { id: string; account_id: string }) {
  const rows = await tx
    .selectFrom('verifications')
    .innerJoin('accounts', 'accounts.id', 'verifications.account_id')
    .select(['verifications.id', 'verifications.kind', 'verifications.state', 'accounts.name'])
    .where('verifications.account_id', '<>', owner)
    .where(isCounting)
    .where(
      sql<boolean>`exists (
        select from evidence_hashes as theirs
        join evidence_hashes as these on these.hash = theirs.hash
        where theirs.verification_id = verifications.id and these.verification_id = ${id}
      )`,
    )
    .orderBy('verifications.created_at')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    $id: row.id,
    kind: row.kind as VerificationKind,
    name: row.name,
    state: row.state,
  }));
}
