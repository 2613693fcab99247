import { sql } from 'kysely';
import { projectPaths } from '#contract/projects/paths.ts';
import type { Db } from '#db/connect.ts';
import type { Registry } from '#rules/lists/kinds.ts';
import { normaliseLine } from '#rules/text/normalise.ts';
import type { Core } from '../ground/core.ts';
import { namesShown, type Viewer } from '../people/names-shown.ts';

/** A register number, and the register that has it. */
export type RegisterMark = { register: Registry; number: string };

/** The current facts about a project and its side that a text states. */
export type ProjectSide = {
  about: { name: string; address: string };
  /** The names of its owners without the contributor, those first who have owned it longest. */
  owners: string[];
  /** The facts that these owners' organisation marks in force show. */
  marks: RegisterMark[];
};

type Asked = { project_id: string; contributor_id: string | null };

type Reading = {
  /** Who writes or reads the text. */
  viewer: Viewer;
  /** The owner who signs in their own name, which stays as it is in the text. */
  signer?: { id: string; name: string } | null;
};

export async function findProjectSide(
  { db, origin }: Pick<Core, 'db' | 'origin'>,
  asked: Asked,
  reading: Reading,
): Promise<ProjectSide> {
  const project = await db
    .selectFrom('projects')
    .select(['name', 'slug'])
    .where('id', '=', asked.project_id)
    .executeTakeFirst();
  const { name = '', slug = '' } = project ?? {};
  return {
    about: { name: normaliseLine(name), address: `${origin}${projectPaths.project(slug)}` },
    owners: await findOwnerNames(db, asked, reading),
    marks: await findMarks(db, asked),
  };
}

/** A name that shows nothing does not say who answers in person: the handle stands for it, or the account's id. */
const showsNothing = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;

async function findOwnerNames(
  db: Db,
  { project_id: projectId, contributor_id: contributorId }: Asked,
  { viewer, signer = null }: Reading,
): Promise<string[]> {
  const rows = await db
    .selectFrom('project_members')
    .innerJoin('accounts', 'accounts.id', 'project_members.account_id')
    .innerJoin(namesShown(db, viewer).as('named'), 'named.id', 'project_members.account_id')
    .leftJoin('handles', (join) =>
      join.onRef('handles.account_id', '=', 'project_members.account_id').on('handles.is_current', '=', true),
    )
    .select(['named.id', 'named.name', 'handles.handle'])
    .where('project_id', '=', projectId)
    .where('is_owner', '=', true)
    .where('project_members.account_id', 'is distinct from', contributorId)
    .where('accounts.leaves_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('project_members.account_id')
    .execute();
  return rows.map(({ id, name, handle }) => {
    if (id === signer?.id) return signer.name;
    return showsNothing.test(name) ? (handle ?? id) : normaliseLine(name);
  });
}

async function findMarks(
  db: Db,
  { project_id: projectId, contributor_id: contributorId }: Asked,
): Promise<RegisterMark[]> {
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
