import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { getConversation } from '#core/conversations/get-conversation.ts';
import { listMessages } from '#core/conversations/list-messages.ts';
import { unreadCount } from '#core/conversations/unread-count.ts';
import type { Member } from '#core/ground/actor.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { firstMessage, handleOf, openBetween, say, verified } from '#tests/conversations/conversations.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { member } from '#tests/ground/builders.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { createPages } from './pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const build: ServerBuild = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href);
const core = sharedCore;
const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const openCalls = createPageCalls(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
const pages = createPages({ build, core, origin, projectId, mode: 'production', openCalls });

type Who = Member & { secret: string };

async function ask(who: Who, address: string, init: RequestInit = {}) {
  const headers = {
    origin,
    cookie: `a_session_saharambh=${encodeURIComponent(sessionOf(who))}`,
    ...init.headers,
  };
  const answer = await pages(new Request(origin + address, { ...init, headers }), { ip: '203.0.113.8' });
  const html = (await answer.text()).replaceAll('<!-- -->', '');
  return { status: answer.status, html, location: answer.headers.get('location') ?? '' };
}

const post = (who: Who, address: string, fields: Record<string, string>) =>
  ask(who, address, { method: 'POST', body: new URLSearchParams(fields) });

function send(who: Who, id: string, text: string, files: [name: string, bytes: Buffer][], key = 'k1') {
  const body = new FormData();
  body.append('key', key);
  body.append('text', text);
  for (const [name, bytes] of files) body.append('file', new File([new Uint8Array(bytes)], name));
  // Browsers send this for a file field that was left empty.
  if (files.length === 0) body.append('file', new File([], ''));
  return ask(who, `/messages/${id}?file=send`, { method: 'POST', body });
}

const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '';

test('without scripts: a first message is asked, accepted, answered with files, read, changed and deleted', async () => {
  const asha = await verified(core, await member(core, { password: null }));
  const meera = await member(core, { name: 'Meera Joshi', password: null });
  const handle = await handleOf(core, meera);
  const page = await ask(asha, `/find/people/${handle}`);
  assert.ok(page.html.includes(`/find/people/${handle}/write`), 'the person’s page leads there');
  const write = await ask(asha, `/find/people/${handle}/write`);
  const sent = { intent: 'write', key: keyIn(write.html), text: firstMessage };
  const short = await post(asha, `/find/people/${handle}/write`, { ...sent, text: 'Hello Meera' });
  assert.deepEqual([short.status, short.html.includes('Hello Meera')], [400, true], 'what was typed stays');
  assert.ok(short.html.includes('120 to 1,000 characters'));
  const asked = await post(asha, `/find/people/${handle}/write`, sent);
  const again = await post(asha, `/find/people/${handle}/write`, sent);
  assert.deepEqual([asked.status, again.location], [303, asked.location]);
  const id = asked.location.split('/').at(-1) ?? '';
  assert.ok((await ask(asha, `/messages/${id}`)).html.includes('Waiting for Meera Joshi'));

  const list = await ask(meera, '/messages?show=requests');
  assert.ok(list.html.includes(`/messages/${id}`) && list.html.includes('Requests (1)'));
  const request = await ask(meera, `/messages/${id}`);
  assert.ok(request.html.includes('value="accept"') && request.html.includes('value="decline"'));
  assert.equal((await post(meera, `/messages/${id}`, { intent: 'accept' })).status, 303);

  const open = await ask(meera, `/messages/${id}`);
  const key = keyIn(open.html);
  const files: [string, Buffer][] = [
    ['plan.pdf', pdf()],
    ['room.png', await photo('png', 40, 30)],
  ];
  const exe: [string, Buffer] = ['setup.pdf', Buffer.from('MZ\x90\0\x03 not a document')];
  const refused = await send(meera, id, 'Here is <b>the plan</b>', [exe], key);
  assert.equal(refused.status, 400);
  assert.ok(refused.html.includes('Only PDF, Word documents') && refused.html.includes('&lt;b&gt;the plan'));
  const many = await send(meera, id, 'Four', [...files, ...files], key);
  assert.ok(many.status === 400 && many.html.includes('up to 3 files'));
  const left = await core.db.selectFrom('message_files').select('id').execute();
  assert.deepEqual(left, [], 'a refused form leaves no files behind');
  assert.equal((await send(meera, id, 'Here is the plan', files, key)).status, 303);
  assert.equal(
    (await send(meera, id, 'Here is the plan', files, key)).status,
    303,
    'a second press sends nothing',
  );
  const long = await send(meera, id, 'x'.repeat(4001), []);
  assert.ok(long.status === 400 && long.html.includes('at most 4,000 characters'));
  assert.equal((await send(meera, id, 'x'.repeat(100 * 1024), [])).status, 400);
  assert.ok((await send(meera, id, '  ', [])).html.includes('Please write something'));

  const read = await ask(asha, `/messages/${id}`);
  assert.ok(read.html.includes('plan.pdf') && read.html.includes('Picture: room.webp'));
  assert.equal(await unreadCount(core, asha.id), 0, 'somebody has looked');
  const { messages } = await listMessages(core, meera, { conversationId: id });
  assert.deepEqual(
    messages.map(({ text, files: brought }) => [text.slice(0, 8), brought.length]),
    [
      [firstMessage.slice(0, 8), 0],
      ['Here is ', 2],
    ],
  );
  assert.ok((await ask(meera, `/messages/${id}`)).html.includes(`/messages/${id}/2`));
  assert.equal((await post(meera, `/messages/${id}/2`, { intent: 'edit', text: 'Here it is' })).status, 303);
  assert.ok((await ask(asha, `/messages/${id}`)).html.includes('edited'));
  assert.equal((await post(meera, `/messages/${id}/2`, { intent: 'delete' })).status, 303);
  const gone = await ask(asha, `/messages/${id}`);
  assert.ok(gone.html.includes('deleted') && !gone.html.includes('plan.pdf'));
  assert.equal((await ask(asha, `/messages/${id}/1`)).status, 200);
  assert.equal((await ask(meera, `/messages/${id}/1`)).status, 404, 'of others nothing can be changed');
});

test('a prefetched page does not count as read, and the navigation shows the counts', async () => {
  const [asha, meera] = [await member(core, { password: null }), await member(core, { password: null })];
  const id = await openBetween(core, asha, meera);
  await say(core, asha, id, 'Hello');
  await ask(meera, `/messages/${id}`, { headers: { 'sec-purpose': 'prefetch' } });
  assert.ok((await ask(meera, '/dashboard')).html.includes('Messages, 1 new'));
  await ask(meera, `/messages/${id}`);
  assert.ok(!(await ask(meera, '/dashboard')).html.includes('1 new'));
});

test('links and plain forms mute, search and page a conversation; another’s conversation is a 404', async () => {
  const [asha, meera] = [await member(core, { password: null }), await member(core, { password: null })];
  const id = await openBetween(core, asha, meera);
  await sql`insert into messages (id, conversation_id, number, author_id, asked_as, text)
    select 'p' || n, ${id}, n, ${asha.id}, 'p' || n, 'Plan number ' || n || ' at https://example.org/' || n
    from generate_series(1, 60) n`.execute(core.db);
  await sql`update conversations set last_number = 60 where id = ${id}`.execute(core.db);
  const newest = await ask(meera, `/messages/${id}`);
  assert.ok(newest.html.includes('Plan number 60') && !newest.html.includes('Plan number 10 '));
  assert.ok(newest.html.includes('href="https://example.org/60"'), 'addresses can be followed');
  assert.ok(newest.html.includes('?before=11'));
  assert.ok((await ask(meera, `/messages/${id}?before=11`)).html.includes('Plan number 3 '));
  const found = await ask(meera, '/messages?search=number+33');
  assert.ok(found.html.includes(`/messages/${id}?at=33`));
  assert.ok((await ask(meera, `/messages/${id}?at=33`)).html.includes('talk-found'));
  assert.equal((await post(meera, `/messages/${id}`, { intent: 'mute' })).status, 303);
  assert.equal((await getConversation(core, meera, id)).isMuted, true);
  assert.equal((await post(meera, `/messages/${id}`, { intent: 'unmute' })).status, 303);
  assert.equal(
    (await post(meera, '/messages?show=requests', { intent: 'capacity', capacity: '0' })).status,
    303,
  );
  const eve = await member(core, { password: null });
  assert.equal((await ask(eve, `/messages/${id}`)).status, 404);
  assert.ok(!(await ask(eve, '/messages?search=plan')).html.includes('Plan number'));
  for (const elsewhere of [id, 'nobodys']) {
    const sent = [
      await post(eve, `/messages/${elsewhere}`, { intent: 'mute' }),
      await send(eve, elsewhere, 'Hi', []),
    ];
    assert.deepEqual(
      sent.map(({ status }) => status),
      [404, 404],
      'as it is read',
    );
    assert.ok(sent.every(({ html }) => html.includes('no longer here')));
  }
});
