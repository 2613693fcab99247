import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { isPasswordName } from '#rules/text/clean.ts';
import { undoneCore } from '#tests/agreements/undone.ts';
import { realAddresses } from '#tests/collected.ts';
import { freshEmail, member } from '#tests/ground/builders.ts';
import { formsOf } from '#tests/pages/plain-browser.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { memberUnder18 } from '#tests/standings/standings.ts';
import { pages as allPages } from '../web/collected.ts';
import type { Page } from '../web/page.ts';
import { createPages } from './pages.ts';

const core = await undoneCore();
const adminEmail = freshEmail('admin');
core.adminEmails = [adminEmail];
const [asha, admin] = [await member(core), await member(core, { email: adminEmail })];
const child = await memberUnder18(core);
const real = await realAddresses(core, asha, child);
const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const built = path.resolve(import.meta.dirname, '../build/server/index.js');
const build: ServerBuild = await import(pathToFileURL(built).href);
const openCalls = createPageCalls(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
const bugs: unknown[] = [];
const report = (error: unknown) => bugs.push(error);
const pages = createPages({ build, core, origin, projectId, mode: 'production', openCalls, report });

type Visitor = Parameters<typeof sessionOf>[0] | null;
let caller = 0;

async function ask(who: Visitor, address: string, body?: BodyInit) {
  const cookie = who ? `a_session_saharambh=${encodeURIComponent(sessionOf(who))}` : '';
  const init = body ? { method: 'POST', body } : {};
  const request = new Request(origin + address, { ...init, headers: { origin, cookie } });
  const ip = `10.1.${(caller >> 8) & 255}.${++caller & 255}`;
  const { status, headers, text } = await pages(request, { ip }).then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    text: await answer.text(),
  }));
  return { status, to: headers.get('location'), html: text };
}

/** Characters that no text of ours holds, around and within it. */
const unclean = (text: string) => `\0${text.slice(0, 1)}\u202e\u0007${text.slice(1)}\u009f`;

type Form = ReturnType<typeof formsOf>[number];

/** The body of a form: its own values, and a few letters in empty fields. */
function sentOf({ names, values, isMultipart }: Form, intent: string, write: (text: string) => string) {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const name of names) {
    const text = values[name] || 'abc';
    if (name !== 'intent') body.append(name, isPasswordName(name) ? text : write(text));
  }
  if (intent) body.append('intent', intent);
  if (body instanceof FormData) body.append('file', new File(['%PDF-1.4'], 'a.pdf'));
  return body;
}

test('control characters in any field of any form are no bug: the form is taken as without them', async (t) => {
  const seen = new Set<string>();
  const different: string[] = [];
  for (const { path: pattern, kind, sample, isUnder18 } of allPages as readonly Page[]) {
    if (!/^(?:public|personal|desk)$/.test(kind)) continue;
    const address = real[pattern] ?? sample ?? pattern;
    for (const who of kind === 'desk' ? [admin] : isUnder18 ? [child] : [null, asha]) {
      const { status, html } = await ask(who, address);
      if (status !== 200) continue;
      for (const form of formsOf(html)) {
        for (const intent of form.intents.length > 0 ? form.intents : ['']) {
          const name = `${form.action || pattern} ${intent} ${[...form.names]}`;
          if (seen.has(name)) continue;
          seen.add(name);
          const to = new URL(form.action, origin + address);
          const send = (write: (text: string) => string) =>
            core.undone(() => ask(who, to.pathname + to.search, sentOf(form, intent, write)));
          const clean = await send((text) => text);
          const dirty = await send(unclean);
          assert.ok(dirty.status < 500, `${name}: ${dirty.status}`);
          if (dirty.status !== clean.status) different.push(`${name}: ${clean.status}, ${dirty.status}`);
        }
      }
    }
  }
  t.diagnostic(`${seen.size} forms`);
  assert.deepEqual(different, []);
  assert.deepEqual(bugs, []);
  assert.ok(seen.size > 100, `${seen.size} forms were found`);
});

test('the contact form takes a message with NUL in it', async () => {
  const fields = {
    fullName: 'As\0ha',
    email: freshEmail(),
    subject: 'Hel\0lo',
    message: 'Line\0 one.\r\nTwo.',
  };
  const sent = await ask(null, '/about', new URLSearchParams(fields));
  assert.equal(sent.status, 200);
  const {
    full_name: name,
    subject,
    message,
  } = await core.db
    .selectFrom('enquiries')
    .selectAll()
    .where('subject', '=', 'Hello')
    .executeTakeFirstOrThrow();
  assert.deepEqual([name, subject, message], ['Asha', 'Hello', 'Line one.\nTwo.']);
});

test('control characters behind the question mark are gone before a page looks at them', async () => {
  for (const [address, to] of [
    ['/find/people?q=bee%00s%1b%E2%80%AE&role=Mentor', '/find/people?q=bees&role=Mentor'],
    ['/opportunities?q=%00bees', '/opportunities?q=bees'],
    ['/login?next=%2Fyou%00', '/login?next=%2Fyou'],
  ] as const) {
    const led = await ask(asha, address);
    assert.deepEqual([led.status, led.to], [302, to]);
  }
  assert.equal((await ask(asha, '/find/people.data?q=bee%00s')).status, 200);
  const login = new URLSearchParams({ intent: 'log-in', email: 'a@example.org', password: 'Not#The1' });
  assert.equal((await ask(null, '/login?next=%2Fyou%00', login)).status, 400);
  assert.equal(
    (await ask(asha, '/find/people?q=%E0%A4%AC%E2%80%8D%0Ax')).status,
    200,
    'ZWJ and line ends stay',
  );
  assert.deepEqual(bugs, []);
});

test('an address that is led to its clean form stays on this site, however many slashes it begins with', async () => {
  for (const path of ['//evil.example/?next=%09', '///evil.example?next=%00', '/\\evil.example/?next=%09']) {
    const { status, to } = await ask(null, path);
    assert.equal(status, 302, path);
    assert.match(to ?? '', /^\/[^/\\]/, path);
  }
});
