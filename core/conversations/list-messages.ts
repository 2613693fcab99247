import type { MessagesBody } from '#contract/messages.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findChanges } from './find-changes.ts';
import { findNames } from './find-names.ts';
import { isParticipant } from './is-participant.ts';
import { type MessageRow, messageRows } from './message-rows.ts';
import { isHeardBy } from './policy.ts';
import { presentMessage } from './present.ts';

const pageSize = 50;
const lastThereCanBe = 2_147_483_647;

type Asked = {
  conversationId: string;
  before?: number | undefined;
  after?: number | undefined;
  around?: number | undefined;
};

/**
 * A page of what was written, the oldest first: the newest messages, or those before, after or around a number; with what has
 * happened to the conversation between them.
 * @throws Refusal `conversation_not_found`
 */
export async function listMessages(core: Core, member: Member, asked: Asked): Promise<MessagesBody> {
  const { conversationId, before, after, around } = asked;
  if (!(await isParticipant(core.db, conversationId, member.id))) throw new Refusal('conversation_not_found');
  const find = (part: Part) => findPart(core, member, conversationId, part);
  const half = pageSize / 2;
  const [earlier, later] = await Promise.all([
    after === undefined
      ? find({ before: before ?? around, size: around === undefined ? pageSize : half })
      : { rows: [], isMore: true },
    after === undefined && around === undefined
      ? { rows: [], isMore: before !== undefined }
      : find({ after: after ?? (around ?? 0) - 1, size: after === undefined ? half : pageSize }),
  ]);
  const rows = [...earlier.rows.toReversed(), ...later.rows];
  const [names, changes] = await Promise.all([
    findNames(
      core.db,
      rows.map((row) => row.author_id),
    ),
    findChanges(core.db, member, {
      conversationId,
      from: earlier.isMore ? (rows[0]?.number ?? after ?? 0) : 0,
      to: later.isMore ? (before ?? (rows.at(-1)?.number ?? 0) + 1) - 1 : lastThereCanBe,
    }),
  ]);
  return {
    changes,
    messages: rows.map((row) => presentMessage(row, member, names)),
    hasEarlier: earlier.isMore,
    hasLater: later.isMore,
  };
}

type Part = { before?: number | undefined; after?: number; size: number };

async function findPart(
  core: Core,
  member: Member,
  conversationId: string,
  { before, after, size }: Part,
): Promise<{ rows: MessageRow[]; isMore: boolean }> {
  const rows = await messageRows(core.db)
    .where('conversation_id', '=', conversationId)
    .where(isHeardBy(member))
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .$if(after !== undefined, (query) => query.where('number', '>', after ?? 0))
    .orderBy('number', after === undefined ? 'desc' : 'asc')
    .limit(size + 1)
    .execute();
  return { rows: rows.slice(0, size), isMore: rows.length > size };
}
