import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/**
 * The owners who can act for a project's side, the longest-standing first: without the contributor, and without suspended
 * or leaving members.
 */
export async function findActingOwners(
  db: Db,
  projectId: string,
  contributorId: string | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('project_members')
    .innerJoin('standings', 'standings.account_id', 'project_members.account_id')
    .select('project_members.account_id')
    .where('project_id', '=', projectId)
    .where('is_owner', '=', true)
    .where('project_members.account_id', 'is distinct from', contributorId)
    .where(sql<boolean>`coalesce(standings.seen_from <= now(), false)`)
    .orderBy('joined_at')
    .orderBy('project_members.account_id')
    .execute();
  return rows.map((row) => row.account_id);
}

/** An owner, and the zone that they live in. */
export type Owner = { id: string; zone: string | null };

/**
 * The owners who could act for what is in force already: those who are there first, then others whom a suspension does not keep
 * from it. Empty where the project's side has gone.
 */
export function couldAct(owners: readonly (Owner & { isThere: boolean })[]): readonly Owner[] {
  const acting = owners.filter(({ isThere }) => isThere);
  return acting.length > 0 ? acting : owners;
}
