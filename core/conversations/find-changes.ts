import type { ConversationChange } from '#contract/conversations/limits.ts';
import type { ChangeBody } from '#contract/conversations/message-calls.ts';
import { readByKey } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import type { Reader } from './conversation-rows.ts';
import { findNames } from './find-names.ts';

type Range = { conversationId: string; from: number; to: number };

/** At most this many changes are shown between the messages of a page. */
const most = 200;

/** The changes of a conversation between two message numbers, as the reader sees them. */
export async function findChanges(
  core: Pick<Core, 'db'>,
  reader: Reader,
  { conversationId, from, to }: Range,
): Promise<ChangeBody[]> {
  const rows = await select(core.db, conversationId, from, to);
  const names = await findNames(
    core,
    reader,
    rows.map((row) => row.account_id),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ConversationChange,
    afterNumber: row.after_number,
    person: names.get(row.account_id ?? '')?.name ?? '',
    isOwn: row.account_id === reader.id,
    isGone: row.account_id === null,
    at: isoDate(row.changed_at),
  }));
}

const select = readByKey((db, conversationId: string, from: number, to: number) =>
  db
    .selectFrom('conversation_changes')
    .select(['id', 'kind', 'account_id', 'after_number', 'changed_at'])
    .where('conversation_id', '=', conversationId)
    .where('after_number', '>=', from)
    .where('after_number', '<=', to)
    .orderBy('after_number')
    .orderBy('id')
    .limit(most),
);
