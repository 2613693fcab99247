import { type Expression, sql } from 'kysely';
import { gathered } from '#db/gathered.ts';
import { readByKey } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import type { Action, LiveUpdate, Presenters } from '../ground/realtime.ts';
import { presentShown, shownMessage } from './show-message.ts';

/**
 * The members of a conversation who get its live updates: not the suspended or leaving, nor those with a block between them
 * and the actor.
 */
function readersIn(conversation: Expression<string>, actor: Expression<string | null>) {
  return sql<string[]>`array(
    select member.account_id from conversation_members as member
    join standings on standings.account_id = member.account_id and standings.seen_from <= now()
    where member.conversation_id = ${conversation} and not exists (
      select from blocks where (blocker_id, blocked_id)
        in ((member.account_id, ${actor}), (${actor}, member.account_id))
    )
  )`;
}

const rolesOf = (ids: readonly string[]) => ids.map((id) => `user:${id}`);

const selectReaders = readByKey((db, conversationId: string, actorId: string | null) =>
  db.selectNoFrom(readersIn(sql`${conversationId}`, sql`${actorId}`).as('readers')),
);

/** The account is the author, even if an administrator has changed the message. */
type OfMessage = { accountId: string | null; subject: { conversationId: string; messageId: string } };

/**
 * The message as all but its author read it. The author's pages fetch it themselves, because only the author can edit it.
 */
async function messageLiveUpdates(
  { db }: Core,
  action: Action,
  { subject: { conversationId, messageId } }: OfMessage,
): Promise<LiveUpdate[]> {
  const [row] = await selectMessage(db, messageId);
  if (!row) return [];
  return [
    {
      path: [
        ['conversations', conversationId],
        ['messages', messageId],
      ],
      action,
      body: presentShown(row, { id: '' }),
      readers: rolesOf(row.readers),
    },
  ];
}

/** One statement loads the messages of a burst of events. */
const selectMessage = gathered((db, id: string) =>
  shownMessage(db, id).select((row) =>
    readersIn(row.ref('messages.conversation_id'), row.ref('messages.author_id')).as('readers'),
  ),
);

async function findReaders({ db }: Core, conversationId: string, actorId: string | null) {
  const [found] = await selectReaders(db, conversationId, actorId);
  return rolesOf(found?.readers ?? []);
}

/** The live update that a conversation has changed: to both sides, or only to the devices of the member who acted. */
async function conversationLiveUpdates(
  core: Core,
  conversationId: string,
  accountId: string | null,
  isForAll: boolean,
): Promise<LiveUpdate[]> {
  const readers = isForAll ? await findReaders(core, conversationId, accountId) : [`user:${accountId}`];
  return [
    {
      path: [['conversations', conversationId]],
      action: 'update',
      body: { conversationId, isState: isForAll },
      readers,
    },
  ];
}

const toAll = (core: Core, event: { accountId: string | null; subject: { conversationId: string } }) =>
  conversationLiveUpdates(core, event.subject.conversationId, event.accountId, true);
const toOwn = (core: Core, event: { accountId: string | null; subject: { conversationId: string } }) =>
  conversationLiveUpdates(core, event.subject.conversationId, event.accountId, false);

/** The team's conversation shows who has joined or left, and the page of a member who has left closes. */
async function teamLiveUpdates(
  core: Core,
  { accountId, subject: { projectId } }: { accountId: string | null; subject: { projectId: string } },
): Promise<LiveUpdate[]> {
  const [team] = await selectTeam(core.db, projectId);
  if (!team) return [];
  const [liveUpdate] = await conversationLiveUpdates(core, team.id, null, true);
  if (!liveUpdate) return [];
  return [{ ...liveUpdate, readers: [...new Set([...liveUpdate.readers, `user:${accountId}`])] }];
}

const selectTeam = readByKey((db, projectId: string) =>
  db.selectFrom('conversations').select('id').where('kind', '=', 'team').where('subject_id', '=', projectId),
);

export const conversationLiveUpdatesOf: Presenters = {
  'projects.joined': teamLiveUpdates,
  'projects.left': teamLiveUpdates,
  'messages.sent': (core, event) => messageLiveUpdates(core, 'create', event),
  'messages.changed': (core, event) => messageLiveUpdates(core, 'update', event),
  'conversations.requested': toAll,
  'conversations.answered': toAll,
  'conversations.lapsed': toAll,
  'conversations.readUpTo': toOwn,
  'conversations.muted': toOwn,
};
