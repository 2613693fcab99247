import type { Selectable } from 'kysely';
import type { ProjectPicturesTable } from '#db/tables/project-pictures.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { SeatRow } from '../present.ts';
import { holdSeat } from './hold-seat.ts';

export type HeldPicture = {
  seat: SeatRow;
  picture: Selectable<ProjectPicturesTable>;
  /** The writer of its note; undefined for a cover. */
  update: { account_id: string } | undefined;
};

/**
 * A picture, held together with its project.
 * @throws Refusal `project_unknown`
 */
export async function holdPicture(
  tx: Tx,
  member: Member,
  { projectSlug, pictureId }: { projectSlug: string; pictureId: string },
): Promise<HeldPicture> {
  const seat = await holdSeat(tx, member, projectSlug);
  const picture = await tx
    .selectFrom('project_pictures')
    .selectAll()
    .where('id', '=', pictureId)
    .where('project_id', '=', seat.id)
    .executeTakeFirst();
  if (!picture) throw new Refusal('project_unknown');
  const update = await tx
    .selectFrom('project_updates')
    .select('account_id')
    .where('id', '=', picture.update_id)
    .executeTakeFirst();
  return { seat, picture, update };
}
