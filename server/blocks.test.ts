import assert from 'node:assert/strict';
import path from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Databases } from 'appwrite';
import { sql } from 'kysely';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { putAvatar } from '#core/avatars/put-avatar.ts';
import { finishUpload } from '#core/files/finish-upload.ts';
import { holdUpload } from '#core/files/hold-upload.ts';
import { getPublicProfile } from '#core/people/get-public-profile.ts';
import { patchPublicProfile } from '#core/people/patch-public-profile.ts';
import { putHandle } from '#core/people/put-handle.ts';
import { setVisibility } from '#core/people/set-visibility.ts';
import { createProject } from '#core/projects/create-project.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { bornYearsAgo } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { person } from '#tests/ground/official-clients.ts';
import { type Ear, listenTo, serveRealtime } from '#tests/ground/realtime-server.ts';
import { collection, createDocument } from '#tests/profiles/profile-documents.ts';
import { createPages } from './pages.ts';

const core = await freshCore();
const server = await serveRealtime(core);
const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const built = path.resolve(import.meta.dirname, '../build/server/index.js');
const build: ServerBuild = await import(pathToFileURL(built).href);
const openCalls = createPageCalls(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
const pages = createPages({ build, core, origin, projectId, mode: 'production', openCalls });
const shared = ['read("users")'];

type Who = Awaited<ReturnType<typeof person>> & { handle: string; things: Things };
type Things = { documentId: string; fileId: string; avatarId: string };

let made = 0;
async function shown(name: string, visibility: 'public' | 'members' = 'public'): Promise<Who> {
  const who = await person(core, server, { name, password: null });
  const handle = `talker-${++made}`;
  await putHandle(core, who, { handle });
  await setVisibility(core, who, { visibility });
  const { version } = await getPublicProfile(core, who);
  await patchPublicProfile(core, who, { version, headline: `Words of ${handle}`, skills: ['Beekeeping'] });
  const own = [`read("user:${who.id}")`, `update("user:${who.id}")`];
  const document = await createDocument(who.web, { college: handle }, [...shared, ...own]);
  const asked = { bucketId: 'resumes', fileId: 'unique()', name: `${handle}.pdf`, contentRange: null };
  const request = { ...asked, uploadId: null, permissions: [...shared, ...own] };
  const held = await holdUpload(core, who, request, Readable.from([pdf()]));
  const { file } = await finishUpload(core, who, request, held);
  const { avatarId } = await putAvatar(core, who, Readable.from([await photo()], { objectMode: false }));
  return { ...who, handle, things: { documentId: document.$id, fileId: file.id, avatarId } };
}

async function page(who: Who | null, address: string, fields?: Record<string, string>) {
  const headers: Record<string, string> = { origin };
  if (who) headers.cookie = `a_session_saharambh=${encodeURIComponent(who.session)}`;
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  const answer = await pages(new Request(origin + address, { ...init, headers }), { ip: '203.0.113.8' });
  const html = (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
  return { status: answer.status, html, to: answer.headers.get('location') ?? '' };
}

async function call(who: Who, method: string, address: string, body?: object) {
  const answer = await fetch(`${server.endpoint}${address}`, {
    method,
    headers: {
      'x-appwrite-project': projectId,
      'x-appwrite-session': who.session,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

/**
 * Whether `who` reaches the other one, by every way there is: a block must change all of them, and an unblock change them
 * back.
 */
async function ways(who: Who, other: Who): Promise<Record<string, boolean>> {
  const { documentId, fileId, avatarId } = other.things;
  const documents = '/databases/main/collections/profiles/documents';
  const holds = async (address: string) => (await call(who, 'GET', address)).text.includes(other.handle);
  const opens = async (address: string) => (await call(who, 'GET', address)).status === 200;
  const shows = async (address: string) =>
    (await page(who, address)).html.includes(`Words of ${other.handle}`);
  const count = async () => JSON.parse((await call(who, 'GET', '/people?skill=Beekeeping')).text).total.count;
  return {
    'the page of a profile': await shows(`/find/people/${other.handle}`),
    'the directory’s page': await shows('/find/people'),
    'search by words': await shows(`/find/people?search=${other.handle}`),
    'the call for a profile': await opens(`/people/${other.handle}`),
    'the directory’s call': await holds('/people'),
    'search by a skill': await holds('/people?skill=Beekeeping'),
    'the count of a search': (await count()) === 2,
    'documents in a list': await holds(documents),
    'a document by its id': await opens(`${documents}/${documentId}`),
    'files in a list': await holds('/storage/buckets/resumes/files'),
    'a file by its id': await opens(`/storage/buckets/resumes/files/${fileId}`),
    'a file’s address': await opens(`/storage/buckets/resumes/files/${fileId}/view`),
    'a file to keep': await opens(`/storage/buckets/resumes/files/${fileId}/download`),
    'a photo’s address': await opens(`/avatars/${avatarId}`),
    'news of a document': await hears(who, other),
    'an invitation': await isInvited(who, other),
  };
}

/** Whether a socket that was open before gets a change of the other. A change that every socket gets comes after it. */
const ears = new Map<Who, Ear>();
const changes = new Map<Who, number>();
async function hears(who: Who, other: Who): Promise<boolean> {
  const ear = ears.get(who);
  assert.ok(ear);
  const change = async (by: Who) => {
    const at = (changes.get(by) ?? 0) + 1;
    changes.set(by, at);
    const data = { college: `${by.handle} ${at}` };
    await new Databases(by.web).updateDocument({ ...collection, documentId: by.things.documentId, data });
    return data.college;
  };
  const [said, last] = [await change(other), await change(witness)];
  const delivered: unknown[] = [];
  while (delivered.at(-1) !== last)
    delivered.push(((await ear.next('event')).data.payload as { college: unknown }).college);
  return delivered.includes(said);
}

async function isInvited(who: Who, by: Who): Promise<boolean> {
  const { slug } = await createProject(core, by, { name: `of ${by.handle}`, line: 'Cold rooms' });
  await sql`delete from project_invitations`.execute(core.db);
  const sent = await call(by, 'POST', `/projects/${slug}/invitations`, {
    invitee: `@${who.handle}`,
    title: '',
  });
  assert.ok(sent.status < 300, sent.text);
  const invited = JSON.parse((await call(who, 'GET', '/account/invitations')).text);
  assert.equal((await page(by, `/my/projects/${slug}/team`)).html.includes(`@${who.handle}`), true);
  return invited.invitations.length === 1;
}

const [asha, meera, witness] = [await shown('Asha'), await shown('Meera', 'members'), await shown('Kwame')];
// Searches do not find the witness, but its live updates reach everyone.
await sql`update people set skills = '{}' where account_id = ${witness.id}`.execute(core.db);
for (const who of [asha, meera])
  ears.set(who, await listenTo(server, ['documents'], { session: who.session }));

const all = (value: boolean, ways: Record<string, boolean>) =>
  assert.deepEqual(
    Object.entries(ways).filter(([, is]) => is !== value),
    [],
  );

test('a block hides each from the other by every way, at once and silently, and an unblock brings all back', async () => {
  for (const [who, other] of [
    [asha, meera],
    [meera, asha],
  ] as const)
    all(true, await ways(who, other));

  const address = `/settings/blocked/${meera.id}`;
  const before = await page(asha, address);
  assert.match(before.html, /Everyone can read a public page when they are signed out/);
  assert.match((await page(asha, `/find/people/${meera.handle}`)).html, new RegExp(address));
  for (let times = 0; times < 2; times++) {
    const done = await page(asha, address, { intent: 'block' });
    assert.deepEqual([done.status, done.to], [303, '/settings/blocked']);
  }
  for (const [who, other] of [
    [asha, meera],
    [meera, asha],
  ] as const)
    all(false, await ways(who, other));

  // To the one who is blocked it is as if the other had hidden: nothing tells of a block.
  const gone = await page(meera, `/find/people/${asha.handle}`);
  const nobody = await page(meera, '/find/people/nobody-at-all');
  assert.deepEqual(
    [gone.status, gone.html.replaceAll(asha.handle, '')],
    [nobody.status, nobody.html.replaceAll('nobody-at-all', '')],
  );
  assert.equal((await page(meera, '/settings/blocked')).html.includes('Asha'), false);
  const { rows: notified } = await sql<{
    names: string[];
  }>`select coalesce(array_agg(name), '{}') as names from events
    where account_id = ${meera.id} and name like 'blocks.%'`.execute(core.db);
  assert.deepEqual(notified[0]?.names, []);
  // A public page is the same for everyone, also for a caller with a session.
  const [asGuest, asBlocked] = [
    await page(null, `/people/${asha.handle}`),
    await page(meera, `/people/${asha.handle}`),
  ];
  assert.match(asGuest.html, /Words of talker-1/);
  assert.equal(asBlocked.html, asGuest.html);

  const list = await page(asha, '/settings/blocked');
  assert.match(list.html, /Unblock Meera/);
  const undone = await page(asha, '/settings/blocked', { intent: 'unblock', personId: meera.id });
  assert.equal(undone.status, 303);
  for (const [who, other] of [
    [asha, meera],
    [meera, asha],
  ] as const)
    all(true, await ways(who, other));
  assert.deepEqual(server.bugs, []);
});

test('a child and a member without an age reach the pages that block', async () => {
  for (const birthDate of [bornYearsAgo(15), null]) {
    const child = {
      ...(await person(core, server, { birthDate, password: null })),
      handle: '',
      things: asha.things,
    };
    assert.match((await page(child, `/settings/blocked/${asha.id}`)).html, /Block Asha\?/);
    assert.equal((await page(child, `/settings/blocked/${asha.id}`, { intent: 'block' })).status, 303);
    assert.match((await page(child, '/settings/blocked')).html, /Unblock Asha/);
  }
  assert.equal((await page(asha, '/settings/blocked/nobody-at-all')).status, 404);
});
