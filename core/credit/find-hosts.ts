import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { blockedBetween } from '../blocks/is-blocked-between.ts';

/**
 * Whether the account of `owner`, a column of `project_members`, confirms work of the claimant: an adult whose account stands, not
 * the claimant, and without a block between the two.
 */
export function isHost(owner: RawBuilder<string>, claimant: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    ${owner} is distinct from ${claimant}
    and exists (
      select from standings where standings.account_id = ${owner}
        and standings.seen_from <= now() and standings.adult_at <= now()
    )
    and not ${blockedBetween(owner, claimant)}
  )`;
}

type Work = { projectId: string | null; claimantId: string | null };

/** The owners of a project who can confirm work of this member, the longest-standing first. */
export async function findHostsOf(db: Db, { projectId, claimantId }: Work): Promise<string[]> {
  if (projectId === null || claimantId === null) return [];
  const rows = await db
    .selectFrom('project_members as seat')
    .select('seat.account_id')
    .where('seat.project_id', '=', projectId)
    .where('seat.is_owner', '=', true)
    .where(isHost(sql.ref<string>('seat.account_id'), sql<string>`${claimantId}::text`))
    .orderBy('seat.joined_at')
    .orderBy('seat.account_id')
    .execute();
  return rows.map(({ account_id: id }) => id);
}

/** The same for a claim; empty where its member is gone. */
export async function findHosts(db: Db, claimId: string): Promise<string[]> {
  const claim = await db
    .selectFrom('credit_claims')
    .select(['project_id', 'account_id'])
    .where('id', '=', claimId)
    .executeTakeFirst();
  return claim ? findHostsOf(db, { projectId: claim.project_id, claimantId: claim.account_id }) : [];
}
