import { sql } from 'kysely';
import type { PictureBody } from '#contract/projects/picture-calls.ts';

/** The picture of the row of `organisations` in the query; null where it has none, or a case hides it. */
export const pictureOf = sql<PictureBody | null>`(
  select json_build_object('id', id, 'alt', alt, 'width', width, 'height', height)
  from organisation_pictures where organisation_id = organisations.id and held_back_at is null
)`.as('picture');
