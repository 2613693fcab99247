import { sql } from 'kysely';
import type { MessageBody } from '#contract/conversations/calls.ts';
import type { Db } from '#db/connect.ts';
import { namesShown, presentNamed } from '../people/names-shown.ts';
import { messageRows } from './message-rows.ts';
import { presentMessage } from './present.ts';

/**
 * A message with up to `count` others around it, oldest first, for the administrator who decides a case: none counts as own.
 */
export async function messagesAround(db: Db, messageId: string, count: number): Promise<MessageBody[]> {
  const one = await messageRows(db).where('messages.id', '=', messageId).executeTakeFirst();
  if (!one) return [];
  const beside = messageRows(db).where('conversation_id', '=', one.conversation_id);
  const half = Math.ceil(count / 2);
  const [before, after] = await Promise.all([
    beside.where('number', '<', one.number).orderBy('number', 'desc').limit(half).execute(),
    beside
      .where('number', '>', one.number)
      .orderBy('number')
      .limit(count - half)
      .execute(),
  ]);
  const rows = [...before.toReversed(), one, ...after];
  const ids = rows.flatMap((row) => row.author_id ?? []);
  const named = await namesShown(db, 'desk')
    .where('accounts.id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  const names = new Map(named.map((one) => [one.id, presentNamed(one)]));
  return rows.map((row) => presentMessage(row, { id: '' }, names));
}
