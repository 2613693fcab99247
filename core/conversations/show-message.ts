import type { MessageBody } from '#contract/conversations.ts';
import type { Core } from '../ground/core.ts';
import { findNames } from './find-names.ts';
import { messageRows } from './message-rows.ts';
import { presentMessage } from './present.ts';

/** A message as somebody reads it; undefined once it is gone with its conversation. */
export async function showMessage(
  core: Pick<Core, 'db'>,
  viewer: { id: string },
  id: string,
): Promise<MessageBody | undefined> {
  const row = await messageRows(core.db).where('messages.id', '=', id).executeTakeFirst();
  return row && presentMessage(row, viewer, await findNames(core.db, [row.author_id]));
}
