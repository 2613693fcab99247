import { sql } from 'kysely';
import type { MessageBody } from '#contract/conversations.ts';
import type { Db } from '#db/connect.ts';
import { gathered } from '#db/gathered.ts';
import type { Core } from '../ground/core.ts';
import { namesOf } from './find-names.ts';
import { messageRows } from './message-rows.ts';
import { presentMessage } from './present.ts';

/** Single messages with who wrote them, each with its place among the ids. */
export function shownMessages(db: Db, ids: string[]) {
  return messageRows(db)
    .innerJoin(
      sql<{ id: string; place: string }>`unnest(${ids}::text[]) with ordinality`.as<'asked'>(
        sql`asked(id, place)`,
      ),
      'asked.id',
      'messages.id',
    )
    .leftJoin(namesOf(db).as('author'), 'author.id', 'messages.author_id')
    .select(['author.name as author_name', 'author.avatar_id as author_avatar'])
    .select(sql<number>`asked.place::int`.as('place'));
}

export type ShownRow = Awaited<ReturnType<ReturnType<typeof shownMessages>['executeTakeFirstOrThrow']>>;

const select = gathered(shownMessages);

/** A message as somebody reads it; undefined once it is gone with its conversation. */
export async function showMessage(
  { quick }: Pick<Core, 'quick'>,
  viewer: { id: string },
  id: string,
): Promise<MessageBody | undefined> {
  const row = await select(quick, id);
  return row && presentShown(row, viewer);
}

export function presentShown(row: ShownRow, viewer: { id: string }): MessageBody {
  const { author_id: id, author_name: name, author_avatar: avatarId } = row;
  const names = new Map(id === null ? [] : [[id, { name: name ?? '', avatarId: avatarId ?? '' }]]);
  return presentMessage(row, viewer, names);
}
