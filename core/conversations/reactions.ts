import { sql } from 'kysely';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import { accountOf, record, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { pairOf } from './pair.ts';
import { countUnread } from './steps/count-unread.ts';
import { endRequest } from './steps/end-request.ts';
import { noteState } from './steps/note-state.ts';

export const conversationReactions = [
  reaction({
    name: 'conversations:close-lapsed',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'first_message',
    run: (tx, { accountId, subject }) => closeLapsed(tx, accountId, subject.subjectId),
  }),
  reaction({
    name: 'conversations:release-blocked',
    to: ['blocks.changed'],
    run: (tx, event) => releaseEnded(tx, accountOf(event), event.subject.personId),
  }),
  reaction({
    name: 'conversations:count-of-apart',
    to: ['blocks.changed'],
    run: (tx, event) => countOfBoth(tx, accountOf(event), event.subject.personId),
  }),
  reaction({
    name: 'conversations:end-of-suspended',
    to: ['standings.suspended'],
    run: (tx, event) => endRequestsOf(tx, accountOf(event)),
  }),
];

/** Closes a request quietly after its deadline has lapsed without an answer. */
async function closeLapsed(tx: Tx, accountId: string | null, conversationId: string): Promise<void> {
  const held = await tx
    .selectFrom('conversations')
    .select('state')
    .where('id', '=', conversationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (held?.state !== 'requested') return;
  await endRequest(tx, conversationId, 'lapsed');
  await noteState(tx, conversationId, 'lapsed', null);
  await record(tx, { name: 'conversations.lapsed', accountId, subject: { conversationId } });
}

/** The database has ended the conversation with the block, so no one owes an answer any more. */
async function releaseEnded(tx: Tx, one: string, other: string): Promise<void> {
  const ended = await tx
    .selectFrom('conversations')
    .select('id')
    .where('pair', '=', pairOf(one, other))
    .where('state', '=', 'ended')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (ended) await releaseDeadline(tx, 'first_message', ended.id);
}

/**
 * After a block, hidden messages in shared teams no longer count as unread for either member; after an unblock they count
 * again.
 */
async function countOfBoth(tx: Tx, one: string, other: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from conversations where kind = 'team' and id in (
      select conversation_id from conversation_members where account_id = ${one}
      intersect select conversation_id from conversation_members where account_id = ${other}
    ) order by id for no key update`.execute(tx);
  for (const { id } of rows)
    for (const accountId of [one, other]) await countUnread(tx, { conversationId: id, accountId });
}

/** Ends the open requests that a suspended member has sent or received. */
async function endRequestsOf(tx: Tx, accountId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from conversations where state = 'requested' and id in (
      select conversation_id from conversation_members where account_id = ${accountId}
    ) order by id for no key update`.execute(tx);
  for (const { id } of rows) {
    await releaseDeadline(tx, 'first_message', id);
    await endRequest(tx, id, 'ended');
  }
}
