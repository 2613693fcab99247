import type { MessageBody } from '#contract/conversations/calls.ts';
import type { Db } from '#db/connect.ts';
import { gathered } from '#db/gathered.ts';
import { guest } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { namesShown, presentNamed } from '../people/names-shown.ts';
import { messageRows } from './message-rows.ts';
import { presentMessage } from './present.ts';

/** A message with its author, as the author or all who may see it read it. */
export function shownMessage(db: Db, id: string, reader: 'themself' | typeof guest = guest) {
  return messageRows(db)
    .leftJoin(namesShown(db, reader).as('author'), 'author.id', 'messages.author_id')
    .select(['author.is_named', 'author.name as author_name', 'author.avatar_id as author_avatar'])
    .where('messages.id', '=', id);
}

export type ShownRow = Awaited<ReturnType<ReturnType<typeof shownMessage>['executeTakeFirstOrThrow']>>;

const selectOwn = gathered((db, id: string) => shownMessage(db, id, 'themself'));

/** A message as its author reads it; undefined once it was deleted with its conversation. */
export async function showMessage(
  { db }: Pick<Core, 'db'>,
  author: { id: string },
  id: string,
): Promise<MessageBody | undefined> {
  const [row] = await selectOwn(db, id);
  return row && presentShown(row, author);
}

export function presentShown(row: ShownRow, viewer: { id: string }): MessageBody {
  const { author_id: id, is_named, author_name: name, author_avatar: avatar_id } = row;
  if (id === null) return presentMessage(row, viewer, new Map());
  const named = presentNamed({ id, is_named: is_named ?? false, name: name ?? '', avatar_id });
  return presentMessage(row, viewer, new Map([[id, named]]));
}
