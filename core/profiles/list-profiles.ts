import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { type Page, readPage } from '../ground/queries/page.ts';
import { readQueries } from '../ground/queries/parse.ts';
import { readableSource } from '../standings/readable-source.ts';
import { profileFields, type ShownProfile, shownColumns } from './fields.ts';
import { readOwnProfiles } from './read-own-profiles.ts';

export type ProfilePage = Page<ShownProfile> & { selection: string[] | null };

/** The profiles that match the queries and that the actor may read. */
export async function listProfiles(
  core: Core,
  actor: Actor,
  input: { queries: string[]; withTotal: boolean },
): Promise<ProfilePage> {
  const query = readQueries(input.queries, profileFields);
  const own = input.withTotal ? null : await readOwnProfiles(core, actor, query);
  if (own) return { total: 0, rows: own, selection: query.selection };
  const source = readableSource<ShownProfile>(core, 'profiles', actor, profileFields, {
    columns: shownColumns,
  });
  const page = await readPage(query, source, input);
  return { ...page, selection: query.selection };
}
