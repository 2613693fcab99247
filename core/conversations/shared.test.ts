import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { sql } from 'kysely';
import sharp from 'sharp';
import { messageLimits as limits } from '#contract/conversations/limits.ts';
import { photoFromPhone } from '#tests/avatars/sample-photos.ts';
import { firstMessage, handleOf, openBetween, say, verified } from '#tests/conversations/conversations.ts';
import { doc, docx, pdf } from '#tests/files/sample-files.ts';
import { again, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { block } from '../blocks/block.ts';
import { unblock } from '../blocks/unblock.ts';
import { presentEvent } from '../collected/present-event.ts';
import { sweepFiles } from '../files/sweep.ts';
import type { Member } from '../ground/actor.ts';
import { loadEvents } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { collectOwnData } from '../own-data/collect.ts';
import { leaveTeam } from '../projects/leave-team.ts';
import { attachFile } from './attach-file.ts';
import { deleteMessage } from './delete-message.ts';
import { detachFile } from './detach-file.ts';
import { dropWaitingFiles } from './drop-waiting-files.ts';
import { findMessages } from './find-messages.ts';
import { getConversation } from './get-conversation.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { openMessageFile } from './open-message-file.ts';
import { sendMessage } from './send-message.ts';
import { unreadCount } from './unread-count.ts';
import { writeToPerson } from './write-to-person.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const someone = (name = 'Asha Kulkarni') => member(core, { name, password: null });

async function two() {
  const [asha, meera] = [await someone(), await someone('Meera Joshi')];
  return { asha, meera, id: await openBetween(core, asha, meera) };
}

async function team(...mates: Member[]) {
  const owner = await someone('Owner');
  const slug = await publishedProject(core, owner, 'Cold rooms');
  for (const { id } of mates) await join(slug, id);
  const { conversations } = await listConversations(core, owner, { show: 'all', after: '' });
  return { owner, slug, id: conversations.find((one) => one.project?.slug === slug)?.id ?? '' };
}

async function join(slug: string, accountId: string): Promise<void> {
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${accountId}, false from projects where slug = ${slug}`.execute(core.db);
}

const attach = (who: Member, conversationId: string, name: string, bytes: Buffer) =>
  attachFile(core, who, { conversationId, name, bytes: Readable.from([bytes], { objectMode: false }) });
const opened = (who: Member, fileId: string, size: 'whole' | 'small' = 'whole') =>
  openMessageFile(core, who, { fileId, size });
const send = (who: Member, conversationId: string, files: string[], text = '') =>
  sendMessage(core, who, { conversationId, key: newId(), text, files });
const search = (who: Member, typed: string) => findMessages(core, who, { search: typed, after: '' });
const textsFor = async (who: Member, conversationId: string) =>
  (await listMessages(core, who, { conversationId })).messages.map(({ text }) => text);
const erase = (who: Member) => core.db.transaction().execute((tx) => removeAccount(tx, who.account));
/** The live update of the conversation about the last such event of this account. */
async function liveUpdatesOf(name: string, { id }: Member) {
  const { rows } = await sql<{ id: string }>`
    select max(id) as id from events where name = ${name} and account_id = ${id}`.execute(core.db);
  const updates = await Promise.all(
    (await loadEvents(core, [rows[0]?.id ?? ''])).map((event) => presentEvent(core, event)),
  );
  return updates.flat().find(({ path }) => path[0]?.[0] === 'conversations');
}
const rolesOf = (...all: Member[]) => all.map(({ id }) => `user:${id}`).toSorted();

test('the members of a team share its conversation from joining to leaving', async () => {
  const [asha, late] = [await someone(), await someone('Late')];
  const { owner, slug, id } = await team(asha);
  await say(core, owner, id, 'Welcome');
  await join(slug, late.id);
  await say(core, asha, id, 'Thank you');
  assert.deepEqual(await textsFor(late, id), ['Welcome', 'Thank you']);
  assert.equal((await getConversation(core, late, id)).unread, 1, 'what was before is not new');
  await leaveTeam(core, late, slug);
  const updates = await liveUpdatesOf('projects.left', late);
  assert.deepEqual(updates?.body, { conversationId: id, isState: true });
  assert.deepEqual(updates.readers.toSorted(), rolesOf(owner, asha, late), 'open pages ask again');
  const { changes } = await listMessages(core, asha, { conversationId: id });
  assert.deepEqual(
    changes.map(({ kind, person, isOwn, afterNumber }) => [kind, person, isOwn, afterNumber]),
    [
      ['joined', 'Owner', false, 0],
      ['joined', 'Asha Kulkarni', true, 0],
      ['joined', 'Late', false, 1],
      ['left', 'Late', false, 2],
    ],
  );
  for (const attempt of [() => getConversation(core, late, id), () => say(core, late, id, 'Bye')])
    await assert.rejects(attempt, refused('conversation_not_found'));
  const alone = await someone('Alone');
  await publishedProject(core, alone);
  assert.deepEqual((await listConversations(core, alone, { show: 'all', after: '' })).conversations, []);
});

test('a block between two members of a team hides their messages from each other and from no one else', async () => {
  const [asha, meera] = [await someone(), await someone('Meera')];
  const { owner, id } = await team(asha, meera);
  await say(core, asha, id, 'From Asha before');
  await block(core, meera, { personId: asha.id });
  const [her, him] = [await again(core, meera), await again(core, asha)];
  const { id: messageId } = await say(core, him, id, 'From Asha after');
  await say(core, her, id, 'From Meera');
  assert.deepEqual(await textsFor(her, id), ['From Meera']);
  assert.deepEqual(await textsFor(him, id), ['From Asha before', 'From Asha after']);
  assert.equal((await textsFor(owner, id)).length, 3);
  assert.equal((await getConversation(core, her, id)).unread, 1, 'of before the block');
  assert.equal((await search(her, 'Asha')).messages.length, 0);
  const file = await attach(him, id, 'plan.pdf', pdf());
  await send(him, id, [file.id]);
  await assert.rejects(opened(her, file.id), refused('message_file_not_found'));
  assert.equal((await opened(owner, file.id)).name, 'plan.pdf');
  const liveUpdate = await liveUpdatesOf('messages.sent', asha);
  assert.deepEqual(liveUpdate?.readers.toSorted(), rolesOf(asha, owner));
  const list = async (who: Member) =>
    (await listConversations(core, who, { show: 'all', after: '' })).conversations;
  const listed = async (who: Member) => (await list(who)).find((one) => one.id === id);
  assert.equal((await listed(her))?.last?.text, 'From Meera', 'nor in the list');
  assert.equal((await listed(owner))?.last?.files, 1);
  const beside = await openBetween(core, her, owner);
  await say(core, owner, beside, 'Something else');
  await say(core, him, id, 'Once more');
  const onTop = [(await list(her))[0]?.id, (await list(owner))[0]?.id];
  assert.deepEqual(onTop, [beside, id], 'what is not heard moves nothing up');
  await runReactions(core);
  assert.deepEqual([(await listed(her))?.unread, (await listed(him))?.unread], [0, 0]);
  await say(core, owner, id, 'From the owner');
  await deleteMessage(core, him, messageId);
  assert.equal((await listed(her))?.unread, 1, 'what was never counted is not taken off');
  await unblock(core, meera, { personId: asha.id });
  await runReactions(core);
  assert.equal((await textsFor(await again(core, meera), id)).length, 6);
  assert.equal((await listed(await again(core, meera)))?.unread, 4, 'with what was hidden');
});

test('documents stay unchanged, pictures are re-encoded, and mismatched content is refused', async () => {
  const { asha, meera, id } = await two();
  const taken = await photoFromPhone();
  const kept = [
    await attach(asha, id, 'plan.pdf', pdf()),
    await attach(asha, id, 'plan.doc', doc()),
    await attach(asha, id, 'plan.docx', docx()),
    await attach(asha, id, '../../from phone.JPG', taken),
  ];
  assert.deepEqual(
    kept.map(({ name, isPicture }) => [name, isPicture]),
    [
      ['plan.pdf', false],
      ['plan.doc', false],
      ['plan.docx', false],
      ['from phone.webp', true],
    ],
  );
  const drawn = await opened(asha, kept[3]?.id ?? '');
  const picture = await buffer(await drawn.read());
  const { exif, orientation, format } = await sharp(picture).metadata();
  assert.deepEqual([exif, orientation, format, drawn.mimeType], [undefined, undefined, 'webp', 'image/webp']);
  assert.ok(taken.includes('Canary phone') && !picture.includes('Canary'));
  const small = await sharp(
    await buffer(await (await opened(asha, kept[3]?.id ?? '', 'small')).read()),
  ).metadata();
  const { width = 0, height = 0 } = kept[3] ?? {};
  assert.deepEqual(
    [small.width, small.height, Math.max(width, height)],
    [width, height, limits.thumbnailSide],
  );
  assert.equal(
    (await opened(asha, kept[0]?.id ?? '', 'small')).size,
    kept[0]?.size,
    'a document has one size',
  );
  await assert.rejects(opened(meera, kept[0]?.id ?? ''), refused('message_file_not_found'));

  const exe = Buffer.concat([Buffer.from('MZ\x90\0\x03'), Buffer.alloc(2000)]);
  for (const [name, bytes, code] of [
    ['setup.exe', exe, 'message_file_unsupported'],
    ['setup.pdf', exe, 'message_file_unsupported'],
    ['setup.docx', exe, 'message_file_unsupported'],
    ['setup.png', exe, 'message_file_unsupported'],
    ['setup.exe.jpg', exe, 'message_file_unsupported'],
    ['page.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'message_file_unsupported'],
    ['page.pdf', Buffer.from('%PDF-1.4 <script>alert(1)</script>'), 'message_file_unsupported'],
    ['nothing.pdf', Buffer.alloc(0), 'message_file_empty'],
    ['nothing.png', Buffer.alloc(0), 'message_file_empty'],
    ['half.jpg', taken.subarray(0, taken.length / 2), 'message_file_unreadable'],
    ['large.pdf', Buffer.concat([pdf(), Buffer.alloc(limits.fileBytes)]), 'message_file_too_large'],
    ['large.jpg', Buffer.concat([taken, Buffer.alloc(limits.fileBytes)]), 'message_file_too_large'],
  ] as const)
    await assert.rejects(attach(asha, id, name, bytes), refused(code), name);
  const eve = await someone('Eve');
  await assert.rejects(attach(eve, id, 'plan.pdf', pdf()), refused('conversation_not_found'));
  const { rows } = await sql`select from unclaimed_bytes`.execute(core.db);
  assert.equal(rows.length, 0, 'what was refused left no bytes');
  await detachFile(core, asha, kept[3]?.id ?? '');
  const { rows: left } = await sql`select from unclaimed_bytes`.execute(core.db);
  assert.equal(left.length, 2, 'both sizes go');
});

test('a message brings its author’s own unsent files, once', async () => {
  const { asha, meera, id } = await two();
  const [first, second] = [await attach(asha, id, 'a.pdf', pdf()), await attach(asha, id, 'b.pdf', pdf())];
  await assert.rejects(send(meera, id, [first.id]), refused('message_file_not_found'));
  const message = await send(asha, id, [first.id, second.id]);
  assert.deepEqual(
    message.files.map(({ name }) => name),
    ['a.pdf', 'b.pdf'],
  );
  assert.equal((await opened(meera, first.id)).name, 'a.pdf');
  await assert.rejects(send(asha, id, [first.id]), refused('message_file_not_found'));
  await assert.rejects(detachFile(core, asha, first.id), refused('message_file_not_found'));
  const eve = await someone('Eve');
  await assert.rejects(opened(eve, first.id), refused('message_file_not_found'));
  await deleteMessage(core, asha, message.id);
  await assert.rejects(opened(meera, first.id), refused('message_file_not_found'));
  assert.equal((await sweepFiles(core)).bytesLeft, 0);

  const waiting = await attach(asha, id, 'c.pdf', pdf());
  await assert.rejects(detachFile(core, meera, waiting.id), refused('message_file_not_found'));
  await detachFile(core, asha, waiting.id);
  for (let at = 0; at < limits.files * 2; at++) await attach(asha, id, `${at}.pdf`, pdf());
  await assert.rejects(attach(asha, id, 'more.pdf', pdf()), refused('message_files_many'));
  await sql`update message_files set created_at = now() - interval '25 hours' where message_id is null`.execute(
    core.db,
  );
  await dropWaitingFiles(core);
  await attach(asha, id, 'again.pdf', pdf());
});

test('a deleted member’s messages stay with the other side, without a name', async () => {
  const { asha, meera, id } = await two();
  await say(core, asha, id, 'My words');
  await say(core, meera, id, 'An answer');
  const file = await attach(asha, id, 'plan.pdf', pdf());
  await send(asha, id, [file.id]);
  const waiting = await attach(asha, id, 'never sent.pdf', pdf());
  const archive = new Map<string, string>();
  for await (const { name, content } of collectOwnData(core, asha)) {
    assert.ok(content !== null, name);
    if (name.endsWith('.json')) archive.set(name, String(content));
    else archive.set(name, typeof content === 'string' ? content : String((await buffer(content)).length));
  }
  assert.ok(archive.get('messages.json')?.includes('My words'));
  assert.ok(!archive.get('messages.json')?.includes('An answer'), 'the other’s words are the other’s');
  assert.equal(archive.get(`messages/${file.id}/plan.pdf`), String(pdf().length));
  await erase(asha);
  const { messages } = await listMessages(core, meera, { conversationId: id });
  assert.deepEqual(
    messages.map(({ text, author, authorId, files }) => [text, author, authorId, files.length]),
    [
      ['My words', '', '', 0],
      ['An answer', 'Meera Joshi', meera.id, 0],
      ['', '', '', 1],
    ],
  );
  assert.equal((await opened(meera, file.id)).name, 'plan.pdf');
  const { person, can, isAvailable } = await getConversation(core, meera, id);
  assert.deepEqual([person, can.write, isAvailable], [null, false, false]);
  await assert.rejects(say(core, meera, id, 'Hello?'), refused('conversation_closed'));
  await erase(meera);
  const { rows } = await sql`
    select from conversations where id = ${id} union all select from messages where conversation_id = ${id}
    union all select from message_files where id in (${file.id}, ${waiting.id})`.execute(core.db);
  assert.equal(rows.length, 0, 'a conversation without readers is deleted');
});

test('deleting an account deletes its requests and ends those to it, with their deadlines', async () => {
  const ask = async (who: Member, whom: Member) =>
    (await writeToPerson(core, who, { handle: await handleOf(core, whom), text: firstMessage, key: newId() }))
      .conversationId;
  const [asha, meera, ravi] = [
    await verified(core, await someone()),
    await someone('Meera'),
    await verified(core, await someone('Ravi')),
  ];
  const [sent, got] = [await ask(asha, meera), await ask(ravi, asha)];
  await erase(asha);
  await runReactions(core);
  assert.equal(await unreadCount(core, meera.id), 0);
  await assert.rejects(getConversation(core, meera, sent), refused('conversation_not_found'));
  const { state, person, last } = await getConversation(core, ravi, got);
  assert.deepEqual([state, person, last?.isOwn], ['ended', null, true]);
  const open = await core.db.selectFrom('clocks').select('id').where('ended_at', 'is', null).execute();
  assert.deepEqual(open, []);
});
