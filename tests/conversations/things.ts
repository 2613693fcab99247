import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { attachFile } from '#core/conversations/attach-file.ts';
import { sendMessage } from '#core/conversations/send-message.ts';
import { writeToPerson } from '#core/conversations/write-to-person.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import type { CallerKind, Thing } from '#tests/access/access-callers.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { member } from '#tests/ground/builders.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { firstMessage, handleOf, openBetween, verified } from './conversations.ts';

/** Members who leave or are suspended cannot write, and others cannot write to them. */
const owners: CallerKind[] = ['member', 'administrator'];

/** Objects for the path parameters of calls about conversations. */
export const conversationThings = {
  conversation: {
    owners,
    own: async (core, owner) => ({ conversationId: (await conversationOf(core, owner as Member)).id }),
    gone: { conversationId: newId() },
  },
  askedConversation: {
    owners,
    own: async (core, owner) => ({ conversationId: await requestTo(core, owner as Member) }),
    gone: { conversationId: newId() },
  },
  message: {
    owners,
    own: async (core, owner) => ({ messageId: (await messageOf(core, owner as Member)).id }),
    gone: { messageId: newId() },
  },
  messageFile: {
    owners,
    own: async (core, owner) => ({ fileId: await fileOf(core, owner as Member) }),
    gone: { fileId: newId() },
  },
  waitingFile: {
    owners,
    own: async (core, owner) => ({ fileId: await fileOf(core, owner as Member) }),
    gone: { fileId: newId() },
  },
  // The handle of another member of the owner's team.
  writtenHandle: {
    owners,
    own: async (core, owner) => ({ handle: await mateOf(core, owner as Member) }),
    gone: { handle: 'nobody-has-this-one' },
    isOfPerson: true,
  },
} satisfies Record<string, Thing>;

async function conversationOf(core: Core, owner: Member) {
  const other = await member(core, { name: `of-${owner.id}`, password: null });
  return { id: await openBetween(core, owner, other), other };
}

async function requestTo(core: Core, owner: Member): Promise<string> {
  const asker = await verified(core, await member(core, { password: null }));
  const handle = await handleOf(core, owner);
  const sent = { handle, text: firstMessage, key: newId() };
  return (await writeToPerson(core, asker, sent)).conversationId;
}

async function messageOf(core: Core, owner: Member) {
  const { id: conversationId } = await conversationOf(core, owner);
  return sendMessage(core, owner, { conversationId, text: `of-${owner.id}`, key: newId(), files: [] });
}

async function fileOf(core: Core, owner: Member): Promise<string> {
  const { id: conversationId } = await conversationOf(core, owner);
  const bytes = Readable.from([pdf()]);
  return (await attachFile(core, owner, { conversationId, name: `of-${owner.id}.pdf`, bytes })).id;
}

async function mateOf(core: Core, owner: Member): Promise<string> {
  const mate = await member(core, { password: null });
  const slug = await publishedProject(core, mate);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${owner.id}, false from projects where slug = ${slug}`.execute(core.db);
  return handleOf(core, mate);
}
