import { sql } from 'kysely';
import type { UpdateBody, UpdatesBody } from '#contract/projects/update-calls.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { namesShown } from '../people/names-shown.ts';
import { findSeat } from './find-seat.ts';
import { mayDeleteUpdate, mayEditUpdate, mayWriteUpdate } from './policy.ts';
import { picturesOfUpdates } from './present-pictures.ts';

const most = 50;

/**
 * The notes of the team about its project, newest first.
 * @throws Refusal `project_unknown`
 */
export async function listUpdates(core: Core, member: Member, slug: string): Promise<UpdatesBody> {
  const seat = await findSeat(core.db, member.id, slug);
  if (!seat) throw new Refusal('project_unknown');
  const rows = await updatesOf(core.db, seat.id)
    .innerJoin(namesShown(core.db, member).as('author'), 'author.id', 'project_updates.account_id')
    .select('author.name as by')
    .limit(most)
    .execute();
  const picturesOf = await picturesOfUpdates(
    core.db,
    rows.map(({ id }) => id),
  );
  const updates = rows.map(
    (row): UpdateBody => ({
      id: row.id,
      text: row.text,
      by: row.by,
      writtenAt: isoDate(row.written_at),
      isEdited: row.edited_at !== null,
      pictures: picturesOf(row.id),
      can: { edit: mayEditUpdate(member, seat, row), delete: mayDeleteUpdate(member, seat, row) },
    }),
  );
  return { updates, can: { write: mayWriteUpdate(seat) } };
}

export function updatesOf(db: Db, projectId: string) {
  return db
    .selectFrom('project_updates')
    .selectAll('project_updates')
    .where('project_id', '=', projectId)
    .where('project_updates.held_back_at', 'is', null)
    .orderBy('written_at', 'desc')
    .orderBy(sql`project_updates.id`, 'desc');
}
