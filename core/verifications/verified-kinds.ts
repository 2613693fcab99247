import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';

/** For each of these accounts, the kinds in force, in the order of their verification. */
export async function verifiedKinds(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, VerificationKind[]>> {
  const kinds = new Map<string, VerificationKind[]>();
  if (accountIds.length === 0) return kinds;
  const rows = await db
    .selectFrom('verifications')
    .select(['account_id', 'kind'])
    .where('account_id', '=', sql<string>`any(${accountIds}::text[])`)
    .where('state', '=', 'verified')
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('decided_at')
    .execute();
  for (const { account_id: id, kind } of rows)
    kinds.set(id, [...(kinds.get(id) ?? []), kind as VerificationKind]);
  return kinds;
}

/** Whether any mark of the account with this id is in force: "verified" in limits and filters. */
export function isVerified(accountId: Expression<string>): Expression<SqlBool> {
  return sql<SqlBool>`exists (
    select from verifications
    where verifications.account_id = ${accountId} and verifications.state = 'verified'
      and verifications.expires_at > now()
  )`;
}

/** The kinds in force of the account with this id, in the order of their verification, as a column. */
export function verifiedKindsOf(accountId: Expression<string>): RawBuilder<VerificationKind[]> {
  return sql<VerificationKind[]>`array(
    select verifications.kind from verifications
    where verifications.account_id = ${accountId} and verifications.state = 'verified'
      and verifications.expires_at > now()
    order by verifications.decided_at
  )`;
}
