import type { MessageBody } from '#contract/conversations.ts';
import { prepared } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import { findNames } from './find-names.ts';
import { messageRows } from './message-rows.ts';
import { presentMessage } from './present.ts';

const select = prepared((db, id: string) => messageRows(db).where('messages.id', '=', id));

/** A message as somebody reads it; undefined once it is gone with its conversation. */
export async function showMessage(
  { quick }: Pick<Core, 'quick'>,
  viewer: { id: string },
  id: string,
): Promise<MessageBody | undefined> {
  const [row] = await select(quick, id);
  return row && presentMessage(row, viewer, await findNames(quick, [row.author_id]));
}
