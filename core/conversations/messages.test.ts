import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { postMessage } from '#contract/conversations/message-calls.ts';
import { openBetween, say } from '#tests/conversations/conversations.ts';
import { again, bornYearsAgo, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import type { Member } from '../ground/actor.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { deleteMessage } from './delete-message.ts';
import { editMessage } from './edit-message.ts';
import { findMessages } from './find-messages.ts';
import { getConversation } from './get-conversation.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { messagesAround } from './messages-around.ts';
import { readUpTo } from './read-up-to.ts';
import { sendMessage } from './send-message.ts';
import { setMuted } from './set-muted.ts';
import { unreadCount } from './unread-count.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

async function two() {
  const [asha, meera] = [
    await member(core, { name: 'Asha Kulkarni', password: null }),
    await member(core, { name: 'Meera Joshi', password: null }),
  ];
  return { asha, meera, id: await openBetween(core, asha, meera) };
}

const textsOf = async (who: Member, conversationId: string) =>
  (await listMessages(core, who, { conversationId })).messages.map(({ number, text }) => [number, text]);
const search = (who: Member, typed: string) => findMessages(core, who, { search: typed, after: '' });
const unreadOf = async (who: Member, id: string) => (await getConversation(core, who, id)).unread;

test('one key sends one message from many simultaneous devices, and each gets the first answer', async () => {
  const { asha, meera, id } = await two();
  const held = await holdRow(core, asha.id);
  const sent = Promise.all(
    Array.from({ length: 10 }, () =>
      sendMessage(core, asha, { conversationId: id, key: 'one', text: 'Hello', files: [] }),
    ),
  );
  await held.waiters(2);
  await held.release();
  assert.equal(new Set((await sent).map((message) => message.id)).size, 1);
  assert.deepEqual(await textsOf(meera, id), [[1, 'Hello']]);
  assert.equal(await unreadOf(meera, id), 1);
  await sql`update conversations set state = 'ended' where id = ${id}`.execute(core.db);
  const repeated = { conversationId: id, key: 'one', text: 'Something else', files: [] };
  assert.equal((await sendMessage(core, asha, repeated)).text, 'Hello');
  await assert.rejects(sendMessage(core, asha, { ...repeated, key: 'two' }), refused('conversation_closed'));
});

test('a key that was used in one conversation sends a message of its own in another one', async () => {
  const { asha, id } = await two();
  const other = await openBetween(core, asha, await member(core, { password: null }));
  const send = (conversationId: string, text: string) =>
    sendMessage(core, asha, { conversationId, key: 'both', text, files: [] });
  const [first, second] = [await send(id, 'To one'), await send(other, 'To the other')];
  assert.notEqual(first.id, second.id);
  assert.deepEqual(await textsOf(asha, other), [[1, 'To the other']]);
});

test('ten simultaneous messages of both sides get ten numbers without a gap, each unread to the other', async () => {
  const { asha, meera, id } = await two();
  await Promise.all(
    Array.from({ length: 10 }, (_, at) => say(core, at % 2 ? asha : meera, id, `Message ${at}`)),
  );
  const numbers = (await textsOf(asha, id)).map(([number]) => number);
  assert.deepEqual(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const who of [asha, meera]) {
    assert.equal(await unreadOf(who, id), 5);
    await readUpTo(core, who, { conversationId: id, number: 10 });
    assert.equal(await unreadOf(who, id), 0);
  }
});

test('a message is a visible text of at most 4,000 characters', async () => {
  const { asha, meera, id } = await two();
  const read = (text: string) => postMessage.params.text.safeParse(text);
  for (const text of ['x'.repeat(4001), 'x'.repeat(100 * 1024), '\u0301\u0302', '\u200b', '🙂'.repeat(4001)])
    assert.equal(read(text).success, false, text.slice(0, 10));
  for (const text of ['🙂'.repeat(4000), 'क'.repeat(4000)]) {
    assert.equal(read(text).success, true);
    await say(core, asha, id, text);
  }
  assert.equal(read('  \n ').data, '');
  for (const text of ['', '\u0301', '   '])
    await assert.rejects(say(core, asha, id, text), refused('message_empty'));
  assert.equal(read('a\u202eb\u2066c\td\r\ne\u0007').data, 'abc d\ne');
  assert.equal((await textsOf(meera, id)).length, 2);
});

test('unread counts are equal on all devices, and reading a lower number changes nothing', async () => {
  const { asha, meera, id } = await two();
  for (const text of ['One', 'Two', 'Three']) await say(core, asha, id, text);
  assert.equal(await unreadCount(core, meera.id), 1);
  assert.equal((await readUpTo(core, meera, { conversationId: id, number: 2 })).count, 1);
  assert.equal(await unreadOf(meera, id), 1);
  await readUpTo(core, meera, { conversationId: id, number: 1 });
  assert.equal(await unreadOf(meera, id), 1);
  await readUpTo(core, meera, { conversationId: id, number: 1_000_000 });
  const { readTo, unread } = await getConversation(core, meera, id);
  assert.deepEqual([readTo, unread, await unreadCount(core, meera.id)], [3, 0, 0]);
  // The other side does not learn of it.
  assert.equal((await getConversation(core, asha, id)).readTo, 3, 'one’s own are read');
  await say(core, meera, id, 'Four');
  await say(core, meera, id, 'Five');
  await say(core, asha, id, 'Six');
  assert.deepEqual([await unreadOf(asha, id), await unreadOf(meera, id)], [2, 1]);
});

test('ten simultaneous reads and ten messages leave a correct count', async () => {
  const { asha, meera, id } = await two();
  await say(core, asha, id, 'First');
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      at % 2
        ? say(core, asha, id, `Message ${at}`)
        : readUpTo(core, meera, { conversationId: id, number: at + 1 }),
    ),
  );
  const { readTo, unread, lastNumber } = await getConversation(core, meera, id);
  assert.deepEqual([lastNumber, unread], [11, lastNumber - readTo]);
});

test('a muted conversation counts nowhere, but still shows its own count', async () => {
  const { asha, meera, id } = await two();
  await setMuted(core, meera, { conversationId: id, isMuted: true });
  await say(core, asha, id, 'Hello');
  assert.deepEqual([await unreadCount(core, meera.id), await unreadOf(meera, id)], [0, 1]);
  await setMuted(core, meera, { conversationId: id, isMuted: false });
  assert.equal(await unreadCount(core, meera.id), 1);
});

test('only the author can edit a text, within ten minutes, and the edit is marked', async () => {
  const { asha, meera, id } = await two();
  const { id: messageId } = await say(core, asha, id, 'Helo');
  const edited = await editMessage(core, asha, { messageId, text: 'Hello' });
  assert.deepEqual([edited.text, edited.isEdited, edited.can.edit], ['Hello', true, true]);
  await assert.rejects(editMessage(core, meera, { messageId, text: 'Mine' }), refused('message_not_found'));
  await assert.rejects(editMessage(core, asha, { messageId, text: ' ' }), refused('message_empty'));
  await sql`update messages set sent_at = now() - interval '10 minutes' where id = ${messageId}`.execute(
    core.db,
  );
  await assert.rejects(editMessage(core, asha, { messageId, text: 'Late' }), refused('message_edit_late'));
  const [message] = (await listMessages(core, asha, { conversationId: id })).messages;
  assert.deepEqual([message?.text, message?.can], ['Hello', { edit: false, delete: true }]);
});

test('a deleted message leaves only a placeholder and no longer counts as unread', async () => {
  const { asha, meera, id } = await two();
  const { id: messageId } = await say(core, asha, id, 'A secret word');
  await say(core, asha, id, 'Stays');
  await assert.rejects(deleteMessage(core, meera, messageId), refused('message_not_found'));
  await Promise.all([deleteMessage(core, asha, messageId), deleteMessage(core, asha, messageId)]);
  const [gone] = (await listMessages(core, meera, { conversationId: id })).messages;
  assert.deepEqual([gone?.number, gone?.isDeleted, gone?.text], [1, true, '']);
  assert.equal(await unreadOf(meera, id), 1);
  await assert.rejects(editMessage(core, asha, { messageId, text: 'Back' }), refused('message_not_found'));
  const { rows } = await sql`select from messages where messages::text like '%secret%'`.execute(core.db);
  assert.equal(rows.length, 0);
});

test('a conversation is paged by numbers: the newest, earlier ones, later ones, and those around one', async () => {
  const { asha, meera, id } = await two();
  await sql`insert into messages (id, conversation_id, number, author_id, asked_as, text)
    select ${newId()} || n, ${id}, n, ${asha.id}, 'k' || n, 'Message ' || n from generate_series(1, 120) n`.execute(
    core.db,
  );
  await sql`update conversations set last_number = 120 where id = ${id}`.execute(core.db);
  const page = async (asked: { before?: number; after?: number; around?: number }) => {
    const { messages, hasEarlier, hasLater } = await listMessages(core, meera, {
      conversationId: id,
      ...asked,
    });
    return [messages[0]?.number, messages.at(-1)?.number, messages.length, hasEarlier, hasLater];
  };
  assert.deepEqual(await page({}), [71, 120, 50, true, false]);
  assert.deepEqual(await page({ before: 71 }), [21, 70, 50, true, true]);
  assert.deepEqual(await page({ before: 21 }), [1, 20, 20, false, true]);
  assert.deepEqual(await page({ after: 118 }), [119, 120, 2, true, false]);
  assert.deepEqual(await page({ around: 60 }), [35, 84, 50, true, true]);
  const [message] = (await listMessages(core, meera, { conversationId: id, around: 60 })).messages.slice(25);
  const around = await messagesAround(core.db, message?.id ?? '', 10);
  assert.deepEqual(
    around.map(({ number }) => number),
    [55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65],
  );
});

test('the list is ordered by the last message, and a page begins where the one before ended', async () => {
  const asha = await member(core, { password: null });
  const ids: string[] = [];
  for (let at = 0; at < 23; at++) {
    const other = await member(core, { name: `Person ${at}`, password: null });
    ids.unshift(await openBetween(core, other, asha));
    await say(core, other, ids[0] ?? '', `Hello from ${at}`);
  }
  const first = await listConversations(core, asha, { show: 'all', after: '' });
  const second = await listConversations(core, asha, { show: 'all', after: first.next });
  assert.deepEqual(
    [...first.conversations, ...second.conversations].map((one) => one.id),
    ids,
  );
  assert.deepEqual([first.conversations.length, second.next], [20, '']);
  const [newest] = first.conversations;
  assert.deepEqual(
    [newest?.person?.name, newest?.last?.text, newest?.last?.author, newest?.unread],
    ['Person 22', 'Hello from 22', 'Person 22', 1],
  );
  await say(core, asha, ids[22] ?? '', 'And from me');
  const { conversations } = await listConversations(core, asha, { show: 'all', after: '' });
  assert.deepEqual([conversations[0]?.id, conversations[0]?.last?.isOwn], [ids[22], true]);
});

test('a member cannot read, write, mark or mute in a conversation of others', async () => {
  const { asha, id } = await two();
  const eve = await member(core, { password: null });
  const { id: messageId } = await say(core, asha, id, 'Hello');
  const attempts: [string, () => Promise<unknown>][] = [
    ['conversation_not_found', () => getConversation(core, eve, id)],
    ['conversation_not_found', () => listMessages(core, eve, { conversationId: id })],
    ['conversation_not_found', () => say(core, eve, id, 'Me too')],
    ['conversation_not_found', () => readUpTo(core, eve, { conversationId: id, number: 1 })],
    ['conversation_not_found', () => setMuted(core, eve, { conversationId: id, isMuted: true })],
    ['message_not_found', () => editMessage(core, eve, { messageId, text: 'Mine' })],
    ['message_not_found', () => deleteMessage(core, eve, messageId)],
  ];
  for (const [code, attempt] of attempts) await assert.rejects(attempt(), refused(code));
  assert.deepEqual((await listConversations(core, eve, { show: 'all', after: '' })).conversations, []);
});

test('a suspended or leaving member, or a child, neither writes nor is written to', async () => {
  for (const [code, change] of [
    ['user_blocked', standings.suspended],
    ['opens_later', { birth_date: bornYearsAgo(15) }],
  ] as const) {
    const { asha, meera, id } = await two();
    await setStanding(core, asha.id, change);
    // By a request that was admitted before.
    await assert.rejects(say(core, asha, id, 'Hello'), refused(code));
    await assert.rejects(say(core, meera, id, 'Hello'), refused('conversation_closed'));
    const { isAvailable, can, person } = await getConversation(core, meera, id);
    assert.deepEqual([isAvailable, can.write, person?.handle], [false, false, '']);
  }
  const { asha, meera, id } = await two();
  await sql`update accounts set leaves_at = now() + interval '1 day' where id = ${asha.id}`.execute(core.db);
  await assert.rejects(say(core, await again(core, asha), id, 'Hello'), refused('conversation_closed'));
  await assert.rejects(say(core, meera, id, 'Hello'), refused('conversation_closed'));
});

test('a search finds one’s own readable messages by words in any order, beginnings, Devanagari and names', async () => {
  const { asha, meera, id } = await two();
  const { asha: other, id: elsewhere } = await two();
  await say(core, asha, id, 'The café has two cold rooms');
  await say(core, meera, id, 'नमस्ते, कल मिलते हैं');
  const { id: goes } = await say(core, asha, id, 'A word that goes: rhubarb');
  await say(core, other, elsewhere, 'Cold rooms of others');
  const found = async (who: Member, typed: string) =>
    (await search(who, typed)).messages.map(({ number }) => number);
  assert.deepEqual(await found(asha, 'rooms cafe'), [1]);
  assert.deepEqual(await found(meera, 'col roo'), [1]);
  assert.deepEqual(await found(meera, 'कल'), [2]);
  assert.deepEqual(await found(other, 'cold'), [1]);
  assert.deepEqual(await found(asha, "'); drop table messages; --"), []);
  assert.deepEqual(await found(asha, ' '), []);
  assert.deepEqual(await found(asha, 'rhubarb'), [3]);
  await deleteMessage(core, asha, goes);
  assert.deepEqual(await found(asha, 'rhubarb'), []);
  const named = await search(asha, 'meera');
  assert.deepEqual(
    named.conversations.map((one) => one.id),
    [id],
  );
  const { messages } = await search(meera, 'café');
  assert.deepEqual(
    [messages[0]?.title, messages[0]?.author, messages[0]?.isOwn],
    ['Asha Kulkarni', 'Asha Kulkarni', false],
  );
});
