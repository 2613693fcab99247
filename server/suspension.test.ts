import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { operator } from '#core/administration/operator.ts';
import { answerCaseAppeal } from '#core/cases/answer-case-appeal.ts';
import { listCases } from '#core/cases/list-cases.ts';
import { beginDeadline } from '#core/deadlines/steps/begin-deadline.ts';
import type { Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import { newCookieSecret } from '#core/ground/secrets.ts';
import { askOwner } from '#core/projects/ask-owner.ts';
import { enterWithCode } from '#core/sign-ups/enter-with-code.ts';
import { sendCode } from '#core/sign-ups/send-code.ts';
import { suspendAccount } from '#core/supervision/suspend-account.ts';
import { listTurns } from '#core/today/list-turns.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { administrator, device, goodPassword, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { completeProject } from '#tests/projects/published-project.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';

const base = await freshCore();
const { core, admin } = await administrator(base);
const server = await serveApi(core);
const ask = await plainPages(core);
/** A page for the holder of this session. */
const page = async (session: string | null, address: string, form?: Record<string, string> | FormData) => {
  const cookie = session ? `a_session_saharambh=${encodeURIComponent(session)}` : undefined;
  const { to, ...answer } = await ask(null, address, form, cookie ? { cookie } : {});
  return { ...answer, to: to ?? '' };
};
const reason = 'Wrote to members for money.';

async function suspended(days?: number, by: Pick<Member, 'id'> = admin) {
  const who = await member(core);
  await suspendAccount(core, by, { accountId: who.id, reason, days });
  const form = { intent: 'log-in', email: who.account.email, password: goodPassword };
  const entered = await page(null, '/login', form);
  const cookie = entered.set.find((one) => one.startsWith(`a_session_${projectId}=`)) ?? '';
  const session = decodeURIComponent(/=([^;]*)/.exec(cookie)?.[1] ?? '');
  return { who, entered, session };
}

const call = (session: string, method: string, address: string, headers: Record<string, string> = {}) =>
  fetch(`${server.endpoint}${address}`, {
    method,
    headers: { 'x-appwrite-project': projectId, 'x-appwrite-session': session, ...headers },
  });

test('a suspended member signs in to one page alone, with the reason and the end', async () => {
  const { who, entered, session } = await suspended(7);
  assert.deepEqual([entered.status, entered.to], [303, '/suspended']);
  const shown = await page(session, '/suspended');
  assert.equal(shown.status, 200);
  for (const words of [reason, 'Until ', 'Download my data', 'Log out', 'Your appeal'])
    assert.ok(shown.html.includes(words), words);
  for (const address of [
    '/dashboard',
    '/you',
    '/settings',
    '/find/people',
    '/my/projects',
    '/messages',
    '/verification',
  ])
    assert.deepEqual(
      [(await page(session, address)).status, (await page(session, address)).to],
      [303, '/suspended'],
      address,
    );
  assert.equal((await page(session, '/admin')).status, 404);
  // The contract's calls, and ours but the few for them, also with the session of our own page.
  for (const [method, address] of [
    ['GET', '/account'],
    ['GET', '/account/sessions'],
    ['DELETE', '/account/sessions/current'],
    ['GET', '/people'],
    ['GET', '/account/export'],
  ] as const) {
    const answer = await call(session, method, address);
    assert.deepEqual([answer.status, (await answer.json()).type], [403, 'user_blocked'], address);
  }
  const login = await fetch(`${server.endpoint}/account/sessions/email`, {
    method: 'POST',
    headers: { 'x-appwrite-project': projectId, 'content-type': 'application/json' },
    body: JSON.stringify({ email: who.account.email, password: goodPassword }),
  });
  assert.deepEqual([login.status, (await login.json()).type], [403, 'user_blocked']);
  // Their data goes along, from our own page.
  const sent = await call(session, 'GET', '/account/export', { 'sec-fetch-site': 'same-origin' });
  assert.equal(sent.headers.get('content-type'), 'application/zip');
  const left = await page(session, '/logout', {});
  assert.equal(left.to, '/');
  assert.equal((await page(session, '/suspended')).to, '/login?next=%2Fsuspended');
  // A wrong password reveals to no one that an account is suspended.
  const wrong = await page(null, '/login', {
    intent: 'log-in',
    email: who.account.email,
    password: 'Rangoli#43',
  });
  assert.ok(!wrong.html.includes(reason) && wrong.status === 400);
});

test('a mailed code leads there too, and a member who is not suspended is led to their dashboard', async () => {
  const { who } = await suspended(undefined, operator);
  const { email } = who.account;
  const browser = newCookieSecret();
  const { userId } = await sendCode(core, { purpose: 'log-in', email, browser, device });
  const secret = await mailedCode(core, email);
  const entrance = await enterWithCode(core, { userId, secret, browser, device });
  assert.ok('opened' in entrance);
  const session = sessionOf({ ...who, secret: entrance.opened.secret });
  assert.equal((await page(session, '/dashboard')).to, '/suspended');
  assert.match((await page(session, '/suspended')).html, /Until our staff end it/);
  const free = await member(core);
  assert.deepEqual((await page(sessionOf(free), '/suspended')).to, '/dashboard');
});

test('they appeal once, nothing typed is lost, and an administrator who did not decide it ends it', async () => {
  const { session } = await suspended();
  const short = await page(session, '/suspended', { intent: 'appeal', appeal: 'No.' });
  assert.equal(short.status, 400);
  assert.match(short.html, />No\.</);
  const appeal = 'It was my brother who wrote this, on my phone.';
  for (let times = 0; times < 2; times++)
    assert.equal((await page(session, '/suspended', { intent: 'appeal', appeal })).status, 303);
  assert.match((await page(session, '/suspended')).html, /my brother/);
  const again_ = await page(session, '/suspended', { intent: 'appeal', appeal: `${appeal} Truly.` });
  assert.equal(again_.status, 400);
  const { cases } = await listCases(core, admin, { list: 'appeals' });
  const caseId = cases[0]?.$id ?? '';
  const other = await administrator(core, 'other');
  await assert.rejects(answerCaseAppeal(other.core, admin, { caseId, lifted: true, reason: 'I see.' }));
  await answerCaseAppeal(other.core, other.admin, { caseId, lifted: true, reason: 'We believe it.' });
  // The same session is that of a member again.
  assert.equal((await page(session, '/suspended')).to, '/dashboard');
  assert.equal((await page(session, '/settings')).status, 200);
});

test('a suspended member’s deadlines end, and their team reads that they are not available', async () => {
  const [owner, mate] = [await member(core), await member(core, { name: 'Mate' })];
  const slug = await completeProject(core, owner);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${mate.id}, false from projects where slug = ${slug}`.execute(core.db);
  await askOwner(core, owner, { projectSlug: slug, personId: mate.id, leave: false });
  await core.db.transaction().execute((tx) =>
    beginDeadline(tx, {
      kind: 'team_invitation',
      subjectId: newId(),
      owes: { accountId: mate.id },
      awaitedBy: null,
    }),
  );
  assert.equal((await listTurns(core, owner)).others.length, 1);
  await suspendAccount(core, admin, { accountId: mate.id, reason, days: 1 });
  await runReactions(base);
  assert.equal((await listTurns(core, owner)).others.length, 0);
  const { rows } = await sql`select from clocks where owed_by = ${mate.id} and ended_at is null`.execute(
    core.db,
  );
  assert.equal(rows.length, 0);
  const team = await page(sessionOf(owner), `/my/projects/${slug}/team`);
  assert.match(team.html, /not available now/);
  assert.deepEqual(server.bugs, []);
});
