import { sql } from 'kysely';
import type { CreditSums } from '#contract/credit/shapes.ts';
import type { Db } from '#db/connect.ts';
import type { OtherClaims } from '#rules/credit/sums.ts';

type Of = {
  accountId: string | null;
  cohortId: string | null;
  /** The claim that is summed now. */
  besides: string;
};

/**
 * The sums of the other open and approved claims of the member in the cohort, and the lines of all of them, also at other
 * institutions: a day has its hours once.
 */
export async function findOtherClaims(
  db: Db,
  { accountId, cohortId, besides }: Of,
): Promise<OtherClaims & { approved: { minutes: number; credits: number } }> {
  if (accountId === null || cohortId === null)
    return { minutes: 0, credits: 0, lines: [], approved: { minutes: 0, credits: 0 } };
  const sums = await sumsOf(db, { accountId, cohortId, besides });
  const lines = await db
    .selectFrom('credit_lines as line')
    .innerJoin('credit_claims as claim', 'claim.id', 'line.claim_id')
    .select(sql<number>`coalesce(line.confirmed, line.minutes)`.as('minutes'))
    .select(sql<string>`to_char(line.first_day, 'YYYY-MM-DD')`.as('firstDay'))
    .select(sql<string>`to_char(line.last_day, 'YYYY-MM-DD')`.as('lastDay'))
    .where('claim.account_id', '=', accountId)
    .where('claim.id', '<>', besides)
    .where('line.is_counted', '=', true)
    .execute();
  return {
    minutes: sums.approvedMinutes + sums.openMinutes,
    credits: sums.approvedCredits + sums.openCredits,
    lines,
    approved: { minutes: sums.approvedMinutes, credits: sums.approvedCredits },
  };
}

/** Minutes and credits of the member in the cohort, by whether they are approved. */
export async function sumsOf(
  db: Db,
  { accountId, cohortId, besides = '' }: { accountId: string; cohortId: string; besides?: string },
): Promise<CreditSums> {
  const { rows } = await sql<CreditSums>`
    select
      coalesce(sum(minutes) filter (where state = 'approved'), 0)::int as "approvedMinutes",
      coalesce(sum(minutes) filter (where state <> 'approved'), 0)::int as "openMinutes",
      coalesce(sum(credits) filter (where state = 'approved'), 0)::int as "approvedCredits",
      coalesce(sum(credits) filter (where state <> 'approved'), 0)::int as "openCredits"
    from credit_claims
    where account_id = ${accountId} and cohort_id = ${cohortId} and id <> ${besides}
      and state in ('host', 'evidence', 'college', 'returned', 'approved')`.execute(db);
  const [found] = rows;
  return found ?? { approvedMinutes: 0, openMinutes: 0, approvedCredits: 0, openCredits: 0 };
}
