import type { IntroductionShownBody } from '#contract/introductions/shapes.ts';
import type { Db } from '#db/connect.ts';
import { introductionPurposeOf } from '../ground/introduction-purpose.ts';
import type { Seer } from '../ground/may-see.ts';
import type { IntroductionRow } from './row.ts';

/** The project, search or interests that a request shows, as they are now. The module of the purpose presents the last two. */
export async function findShown(
  db: Db,
  row: Pick<IntroductionRow, 'purpose' | 'asker_id' | 'shown_kind' | 'shown_project_id'>,
  viewer: Seer,
): Promise<IntroductionShownBody> {
  const { shown_kind: kind, shown_project_id: projectId, asker_id: askerId } = row;
  if (kind === 'project') return { kind, project: await findProject(db, projectId), parts: null };
  const find = introductionPurposeOf(row.purpose)?.findShown;
  const found = askerId === null ? null : await find?.(db, { askerId, kind, viewer });
  return {
    kind,
    project: null,
    parts: found?.map(({ name, text, values }) => ({ name, text, values: [...values] })) ?? null,
  };
}

/** Of a draft, which only its team sees, no more than its line, stage and sectors. An archived or hidden one is no longer shown. */
async function findProject(db: Db, id: string | null): Promise<IntroductionShownBody['project']> {
  if (id === null) return null;
  const row = await db
    .selectFrom('projects')
    .select(['slug', 'name', 'line', 'stage', 'sectors', 'state'])
    .where('id', '=', id)
    .where('state', 'in', ['draft', 'published'])
    .where('held_back_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { line, stage, sectors } = row;
  const isDraft = row.state === 'draft';
  return { slug: isDraft ? '' : row.slug, name: isDraft ? '' : row.name, line, stage, sectors };
}
