import { sql } from 'kysely';
import { type ConversationState, messageLimits } from '#contract/conversations/limits.ts';
import type { BegunBody } from '#contract/conversations/request-calls.ts';
import { holdUnblocked } from '../blocks/steps/hold-unblocked.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import { meetDeadline, releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdStanding } from '../standings/steps/hold-standing.ts';
import { findReachable } from './find-reachable.ts';
import { isRefusedFor } from './get-writing-to.ts';
import { isDeclinedElsewhere } from './is-declined-elsewhere.ts';
import { shareTeam } from './share-team.ts';
import { appendMessage } from './steps/append-message.ts';
import { holdPair } from './steps/hold-pair.ts';
import { holdSender } from './steps/hold-sender.ts';
import { noteState } from './steps/note-state.ts';
import { requireRoom } from './steps/require-room.ts';

type First = { handle: string; text: string; key: string };

/**
 * Writes to a member by their handle. To a stranger it is a request, which they accept or decline; writing to a member who
 * has asked accepts their request. The same key gets the first answer.
 * @throws Refusal `person_not_found`; `request_length`, `request_waits`, `request_declined`; the refusals of `requireRoom`
 */
export async function writeToPerson(core: Core, member: Member, input: First): Promise<BegunBody> {
  const person = await findReachable(core, member, input.handle);
  return core.db.transaction().execute(async (tx) => {
    await holdSender(tx, member);
    const sent = await findFirst(tx, member.id, input.key);
    if (sent) return stateOf(tx, sent.conversation_id);
    const isUnblocked = await holdUnblocked(tx, member.id, person.id);
    const other = await holdStanding(tx, person.id);
    if (!isUnblocked || !other?.isSeen) throw new Refusal('person_not_found');
    const pair = await holdPair(tx, member.id, person.id);
    const state = await nextState(tx, member, person.id, pair, input.text);
    const conversation = { id: pair.id, kind: 'direct', otherId: person.id };
    await appendMessage(tx, member.id, conversation, { key: input.key, text: input.text, files: [] });
    return { conversationId: pair.id, state };
  });
}

/** The message that the member has already sent with this key, in a conversation that is not known yet. */
function findFirst(tx: Tx, authorId: string, key: string) {
  return tx
    .selectFrom('messages')
    .select('conversation_id')
    .where('author_id', '=', authorId)
    .where('asked_as', '=', key)
    .executeTakeFirst();
}

type Pair = Awaited<ReturnType<typeof holdPair>>;

async function nextState(
  tx: Tx,
  member: Member,
  personId: string,
  pair: Pair,
  text: string,
): Promise<ConversationState> {
  const isAsker = pair.requested_by === member.id;
  if (pair.state === 'open') return 'open';
  if (pair.state === 'requested') {
    if (isAsker) throw new Refusal('request_waits');
    if (!(await meetDeadline(tx, 'first_message', pair.id))) throw new Refusal('request_over');
    await noteState(tx, pair.id, 'accepted', member.id);
    await record(tx, {
      name: 'conversations.answered',
      accountId: member.id,
      subject: { conversationId: pair.id },
    });
    return open(tx, pair.id);
  }
  if (isRefusedFor(pair.state, isAsker, pair.times_asked)) throw new Refusal('request_declined');
  if (await shareTeam(tx, member.id, personId)) return open(tx, pair.id);
  if (await isDeclinedElsewhere(tx, member.id, personId)) throw new Refusal('request_declined');
  await requireRoom(tx, member.id, personId);
  const { min, max } = messageLimits.request;
  const length = [...text].length;
  if (length < min || length > max) throw new Refusal('request_length');
  return request(tx, member.id, personId, { ...pair, times: isAsker ? pair.times_asked + 1 : 1 });
}

async function open(tx: Tx, id: string): Promise<ConversationState> {
  await tx
    .updateTable('conversations')
    .set({ state: 'open', requested_by: null, times_asked: 0 })
    .where('id', '=', id)
    .execute();
  return 'open';
}

async function request(
  tx: Tx,
  askerId: string,
  askedId: string,
  { id, times }: { id: string; times: number },
): Promise<ConversationState> {
  await tx
    .updateTable('conversations')
    .set({ state: 'requested', requested_by: askerId, requested_at: sql`now()`, times_asked: times })
    .where('id', '=', id)
    .execute();
  await noteState(tx, id, 'requested', askerId);
  // A block may have ended the earlier request without releasing its deadline yet.
  await releaseDeadline(tx, 'first_message', id);
  await beginDeadline(tx, {
    kind: 'first_message',
    subjectId: id,
    owes: { accountId: askedId },
    awaitedBy: askerId,
  });
  await record(tx, { name: 'conversations.requested', accountId: askerId, subject: { conversationId: id } });
  return 'requested';
}

async function stateOf(tx: Tx, conversationId: string): Promise<BegunBody> {
  const { state } = await tx
    .selectFrom('conversations')
    .select(sql<ConversationState>`state`.as('state'))
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return { conversationId, state };
}
