import { readSessionValue } from '#api/http/session-value.ts';
import { createCore } from '#core/collected/create-core.ts';
import { sendMessage } from '#core/conversations/send-message.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { modules } from '#core/modules.ts';
import { findSession } from '#core/sessions/find-session.ts';
import type { Db } from '#db/connect.ts';
import { sessionOf } from './seed.ts';

/**
 * Sends messages over `db` as members do, one by the member of each number from 0 in a conversation of theirs (`seedConversations`).
 */
export async function messagesOver(db: Db, writers: number): Promise<(writer: number) => Promise<unknown>> {
  const core = createCore(modules, { db } as Core);
  const members = await Promise.all(
    Array.from({ length: writers }, async (_, at) => {
      const claim = readSessionValue(sessionOf(at + 1));
      const member = claim && (await findSession(core, claim));
      if (!member) throw new Error(`Account ${at + 1} has no session.`);
      return member;
    }),
  );
  const text = 'The tests of the cold room have gone well. When can you come and look at it?';
  return async (writer) => {
    const member = members[writer];
    if (!member) throw new Error(`There is no writer ${writer}.`);
    const conversationId = `conversation${writer + 1}`;
    await sendMessage(core, member, { conversationId, text, key: newId(), files: [] });
  };
}
