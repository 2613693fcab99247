import { sql } from 'kysely';
import type { MessageBody } from '#contract/conversations/calls.ts';
import type { Db } from '#db/connect.ts';
import { gathered } from '#db/gathered.ts';
import { guest } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { namesShown, presentNamed } from '../people/names-shown.ts';
import { messageRows } from './message-rows.ts';
import { presentMessage } from './present.ts';

/** Messages with their authors, as those authors or all who may see them read them, each with its position among the ids. */
export function shownMessages(db: Db, ids: string[], reader: 'themself' | typeof guest = guest) {
  return messageRows(db)
    .innerJoin(
      sql<{ id: string; position: string }>`unnest(${ids}::text[]) with ordinality`.as<'asked'>(
        sql`asked(id, position)`,
      ),
      'asked.id',
      'messages.id',
    )
    .leftJoin(namesShown(db, reader).as('author'), 'author.id', 'messages.author_id')
    .select(['author.is_named', 'author.name as author_name', 'author.avatar_id as author_avatar'])
    .select(sql<number>`asked.position::int`.as('position'));
}

export type ShownRow = Awaited<ReturnType<ReturnType<typeof shownMessages>['executeTakeFirstOrThrow']>>;

const selectOwn = gathered((db, ids: string[]) => shownMessages(db, ids, 'themself'));

/** A message as its author reads it; undefined once it was deleted with its conversation. */
export async function showMessage(
  { db }: Pick<Core, 'db'>,
  author: { id: string },
  id: string,
): Promise<MessageBody | undefined> {
  const row = await selectOwn(db, id);
  return row && presentShown(row, author);
}

export function presentShown(row: ShownRow, viewer: { id: string }): MessageBody {
  const { author_id: id, is_named, author_name: name, author_avatar: avatar_id } = row;
  if (id === null) return presentMessage(row, viewer, new Map());
  const named = presentNamed({ id, is_named: is_named ?? false, name: name ?? '', avatar_id });
  return presentMessage(row, viewer, new Map([[id, named]]));
}
