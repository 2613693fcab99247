import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { type CreditLine, type CreditSum, sumClaim } from '#rules/credit/sums.ts';
import { findOtherClaims } from './find-other-claims.ts';
import { type FoundRule, findRule } from './find-rule.ts';
import type { ClaimRow } from './row.ts';

export type SummedClaim = {
  rule: FoundRule | undefined;
  sum: CreditSum;
  /** The sums of the member's approved claims of the cohort, without this one. */
  approved: { minutes: number; credits: number };
};

const nothing: CreditSum = { saidMinutes: 0, minutes: 0, credits: 0, cuts: [], missing: 0 };

/** The sum of a claim as it stands: by the minutes that the host has confirmed, or else by those of its lines. */
export async function sumHeldClaim(
  db: Db,
  claim: Pick<ClaimRow, 'id' | 'account_id' | 'cohort_id' | 'rule_version'>,
): Promise<SummedClaim> {
  const rule = await findRule(db, claim.cohort_id, claim.rule_version);
  const lines = await linesOf(db, claim.id);
  const { approved, ...others } = await findOtherClaims(db, {
    accountId: claim.account_id,
    cohortId: claim.cohort_id,
    besides: claim.id,
  });
  return { rule, sum: rule ? sumClaim(rule, lines, others) : nothing, approved };
}

function linesOf(db: Db, claimId: string): Promise<CreditLine[]> {
  return db
    .selectFrom('credit_lines')
    .select(sql<number>`coalesce(confirmed, minutes)`.as('minutes'))
    .select(sql<string>`to_char(first_day, 'YYYY-MM-DD')`.as('firstDay'))
    .select(sql<string>`to_char(last_day, 'YYYY-MM-DD')`.as('lastDay'))
    .where('claim_id', '=', claimId)
    .orderBy('position')
    .execute();
}
