import { sql } from 'kysely';
import type { MessagesBody } from '#contract/conversations/message-calls.ts';
import type { Db } from '#db/connect.ts';
import { readByKey } from '#db/prepared.ts';
import { guest, type Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Seer } from '../ground/may-see.ts';
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
 * A page of messages, oldest first: the newest, or those before, after or around a number, with the changes of the
 * conversation between them.
 * @throws Refusal `conversation_not_found`
 */
export async function listMessages(core: Core, member: Member, asked: Asked): Promise<MessagesBody> {
  const { conversationId, before, after, around } = asked;
  const find = (part: Part) => findPart(core, member, conversationId, part);
  const half = pageSize / 2;
  const [isOwn, earlier, later] = await Promise.all([
    isParticipant(core.db, conversationId, member.id),
    after === undefined
      ? find({ before: before ?? around, size: around === undefined ? pageSize : half })
      : { rows: [], isMore: true },
    after === undefined && around === undefined
      ? { rows: [], isMore: before !== undefined }
      : find({ after: after ?? (around ?? 0) - 1, size: after === undefined ? half : pageSize }),
  ]);
  if (!isOwn) throw new Refusal('conversation_not_found');
  const rows = [...earlier.rows.toReversed(), ...later.rows];
  const [names, changes] = await Promise.all([
    findNames(
      core,
      member,
      rows.map((row) => row.author_id),
    ),
    findChanges(core, member, {
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
  { before = lastThereCanBe, after, size }: Part,
): Promise<{ rows: MessageRow[]; isMore: boolean }> {
  const isLater = after !== undefined;
  const number = isLater ? after : before;
  const most = size + 1;
  const rows = member.standing.hasBlocks
    ? await (isLater ? rowsAfter : rowsBefore)(core.db, member, conversationId, number, most).execute()
    : await (isLater ? selectAfter : selectBefore)(core.db, conversationId, number, most);
  return { rows: rows.slice(0, size), isMore: rows.length > size };
}

function rowsBefore(db: Db, reader: Seer, conversationId: string, number: number, most: number) {
  return rowsIn(db, reader, conversationId)
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(sql<number>`${most}::int`);
}

function rowsAfter(db: Db, reader: Seer, conversationId: string, number: number, most: number) {
  return rowsIn(db, reader, conversationId)
    .where('number', '>', number)
    .orderBy('number', 'asc')
    .limit(sql<number>`${most}::int`);
}

function rowsIn(db: Db, reader: Seer, conversationId: string) {
  return messageRows(db).where('conversation_id', '=', conversationId).where(isHeardBy(reader));
}

/** A reader without blocks reads every author's messages, so a guest's query has the same result. */
const selectBefore = readByKey((db, id: string, number: number, most: number) =>
  rowsBefore(db, guest, id, number, most),
);
const selectAfter = readByKey((db, id: string, number: number, most: number) =>
  rowsAfter(db, guest, id, number, most),
);
