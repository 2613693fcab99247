import { type Selectable, sql } from 'kysely';
import type { PictureBody } from '#contract/projects/picture-calls.ts';
import type { Db } from '#db/connect.ts';
import type { ProjectPicturesTable } from '#db/tables/project-pictures.ts';

type Row = Pick<Selectable<ProjectPicturesTable>, 'id' | 'alt' | 'width' | 'height'>;

export function presentPicture({ id, alt, width, height }: Row): PictureBody {
  return { id, alt, width, height };
}

/** The cover of the row of `projects` in the query; null for its kolam. */
export const coverOf = sql<PictureBody | null>`(
  select json_build_object('id', id, 'alt', alt, 'width', width, 'height', height)
  from project_pictures where project_id = projects.id and update_id is null and held_back_at is null
)`.as('cover');

/** The pictures of these notes, each in the order in which they came. */
export async function picturesOfUpdates(
  db: Db,
  updateIds: readonly string[],
): Promise<(updateId: string) => PictureBody[]> {
  if (updateIds.length === 0) return () => [];
  const rows = await db
    .selectFrom('project_pictures')
    .select(['id', 'alt', 'width', 'height', 'update_id'])
    .where('update_id', 'in', [...updateIds])
    .where('held_back_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return (updateId) => rows.filter((row) => row.update_id === updateId).map(presentPicture);
}
