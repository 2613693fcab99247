import { sql } from 'kysely';
import type { Registry } from '#contract/lists/kinds.ts';
import { normaliseLine } from '#contract/text/normalise.ts';
import type { Db } from '#db/connect.ts';
import type { Core } from '../ground/core.ts';
import { shownName } from './shown-name.ts';

/** A register number, and the register that has it. */
export type RegisterMark = { register: Registry; number: string };

/** What a text says of a project and its side, as they are now. */
export type ProjectSide = {
  about: { name: string; address: string };
  /** The names of its owners without the contributor, those first who have owned it longest. */
  owners: string[];
  /** What the organisation marks in force of these owners show. */
  marks: RegisterMark[];
};

type Asked = { project_id: string; contributor_id: string | null };

export async function findProjectSide(
  { db, origin }: Pick<Core, 'db' | 'origin'>,
  { project_id: projectId, contributor_id: contributorId }: Asked,
): Promise<ProjectSide> {
  const project = await db
    .selectFrom('projects')
    .select(['name', 'slug'])
    .where('id', '=', projectId)
    .executeTakeFirst();
  const { name = '', slug = '' } = project ?? {};
  return {
    about: { name: normaliseLine(name), address: `${origin}/projects/${slug}` },
    owners: await findOwnerNames(db, projectId, contributorId),
    marks: await findMarks(db, projectId, contributorId),
  };
}

async function findOwnerNames(db: Db, projectId: string, contributorId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('project_members')
    .innerJoin('accounts', 'accounts.id', 'project_members.account_id')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.owner_id', '=', 'accounts.id').onRef('profiles.account_id', '=', 'accounts.id'),
    )
    .select(shownName.as('name'))
    .where('project_id', '=', projectId)
    .where('is_owner', '=', true)
    .where('project_members.account_id', 'is distinct from', contributorId)
    .where('accounts.leaves_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('project_members.account_id')
    .execute();
  return rows.map((row) => normaliseLine(row.name)).filter((name) => name !== '');
}

async function findMarks(db: Db, projectId: string, contributorId: string | null): Promise<RegisterMark[]> {
  const rows = await db
    .selectFrom('project_members')
    .innerJoin('verifications', 'verifications.account_id', 'project_members.account_id')
    .select(['verifications.registry', 'verifications.registry_number'])
    .where('project_id', '=', projectId)
    .where('is_owner', '=', true)
    .where('project_members.account_id', 'is distinct from', contributorId)
    .where('verifications.kind', '=', 'organisation')
    .where('verifications.state', '=', 'verified')
    .where('verifications.expires_at', '>', sql<Date>`now()`)
    .orderBy('verifications.decided_at', 'desc')
    .execute();
  return rows.map((row) => ({ register: row.registry as Registry, number: row.registry_number }));
}
