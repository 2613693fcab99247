import { sql } from 'kysely';
import type { MessageState } from '#contract/admin-limits.ts';
import type { MessageListBody } from '#contract/enquiries.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { countMessages } from './count-enquiries.ts';
import { presentListedMessage } from './present.ts';

const pageSize = 20;

/**
 * The messages that are open, or those that are answered, the newest first.
 * @throws Refusal `general_cursor_not_found` when the message to go on after is gone.
 */
export async function listMessages(
  core: Core,
  administrator: Member,
  { state, after }: { state: MessageState; after?: string | undefined },
): Promise<MessageListBody> {
  const rows = await core.db.transaction().execute(async (tx) => {
    const found = await find(tx, state, after);
    await noteAction(tx, administrator, { action: 'messages.listed', detail: state });
    return found;
  });
  const page = rows.slice(0, pageSize);
  return {
    messages: page.map(presentListedMessage),
    counts: await countMessages(core),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? '') : '',
  };
}

async function find(tx: Tx, state: MessageState, after: string | undefined) {
  let messages = tx
    .selectFrom('contact_messages')
    .selectAll()
    .where('answered_at', state === 'open' ? 'is' : 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (after) {
    const at = await momentOf(tx, after);
    messages = messages.where(sql<boolean>`(created_at, id) < (${at}::timestamptz, ${after})`);
  }
  return messages.execute();
}

/** As text: the driver's dates are coarser than the database's. */
async function momentOf(tx: Tx, id: string): Promise<string> {
  const found = await tx
    .selectFrom('contact_messages')
    .select(sql<string>`created_at::text`.as('at'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Refusal('general_cursor_not_found');
  return found.at;
}
