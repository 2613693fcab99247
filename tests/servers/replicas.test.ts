import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#db/connect.ts';
import { isDatabaseGone } from '#db/gone.ts';
import { active, sidesOf } from '#tests/agreements/agreements.ts';
import { does } from '#tests/agreements/owed.ts';
import { applyFor } from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { atEnd, coreOn } from '#tests/ground/database.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { dataOf, documentsPath } from '#tests/profiles/profile-documents.ts';
import { startExternalPostgres } from '#tests/servers/external-postgres.ts';
import { until } from '#tests/servers/launch.ts';
import { startServer } from '#tests/servers/start-server.ts';
import { openWay, startReplica } from '#tests/servers/streaming-replica.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';

const primary = await startExternalPostgres(['wal_keep_size=64MB', 'max_connections=200']);
atEnd(primary.stop);
const standby = await startReplica(primary);
atEnd(standby.stop);
const way = await openWay(Number(new URL(primary.url).port));
atEnd(way.stop);
const url = `postgres://saharambh@127.0.0.1:${way.port}/journey`;
const settings = { DATABASE_URL: url, DATABASE_REPLICA_URL: standby.url, LOG_LEVEL: 'fatal' };
const server = await startServer(settings, 'tests/servers/without-pages.ts');
atEnd(() => server.stop());
const core = await coreOn({ ...connect(url, { onPulse() {} }), url });
atEnd(() => core.connection.close());

const adult = () => member(core, { password: null });
type Caller = { session?: string; position?: string | null; cookie?: string };

async function ask(method: string, path: string, { session, position, cookie }: Caller = {}, body?: object) {
  const answer = await fetch(`${server.origin}/v1${path}`, {
    method,
    headers: {
      'x-appwrite-project': projectId,
      'content-type': 'application/json',
      ...(session && { 'x-appwrite-session': session }),
      ...(position && { 'x-saharambh-position': position }),
      ...(cookie && { cookie }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status, headers } = answer;
  return { status, headers, body: (await answer.json()) as Record<string, unknown> };
}

async function figure(name: string, labels = ''): Promise<number> {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  const begin = `saharambh_${name}{replica="127.0.0.1:${standby.port}"${labels}} `;
  const line = text.split('\n').find((one) => one.startsWith(begin));
  return Number(line?.slice(begin.length) ?? assert.fail(begin));
}

const answered = () => figure('replica_reads_total', ',outcome="answered"');
const untilUsed = (is = 1) => until(async () => (await figure('replica_used')) === is);

test('a member reads what they wrote at once, with its position in a header, in a cookie, or nowhere', async () => {
  await untilUsed();
  const asha = await adult();
  const session = sessionOf(asha);
  await standby.ask('select pg_wal_replay_pause()');
  const name = `Fresh ${asha.id}`;
  const data = dataOf(asha, { name });
  const made = await ask('POST', documentsPath, { session }, { documentId: 'unique()', data });
  assert.equal(made.status, 201);
  const position = made.headers.get('x-saharambh-position');
  const [, cookie = ''] = /(a_position_saharambh=[^;]+)/.exec(made.headers.get('set-cookie') ?? '') ?? [];
  assert.ok(position && cookie);
  const query = JSON.stringify({ method: 'equal', attribute: 'name', values: [name] });
  const list = (caller: Caller) =>
    ask('GET', `${documentsPath}?queries[]=${encodeURIComponent(query)}`, caller);
  for (const caller of [{ session }, { session, position }, { session, cookie }])
    assert.equal((await list(caller)).body.total, 1);
  await standby.ask('select pg_wal_replay_resume()');
  await until(async () => {
    const before = await answered();
    assert.equal((await list({ session, position })).body.total, 1);
    return (await answered()) > before;
  });
  const before = await answered();
  assert.equal((await list({ session })).body.total, 1);
  assert.equal(await answered(), before, 'a session without a position reads at the primary');
  assert.equal((await ask('GET', '/projects')).status, 200);
  assert.ok((await answered()) > before, 'a guest does not');
});

test('with synchronous replication no write is acknowledged that the replica has not', async () => {
  const session = sessionOf(await adult());

  await core.connection.pool.query("alter system set synchronous_standby_names = 'ANY 1 (standby)'");
  await core.connection.pool.query('select pg_reload_conf()');
  await standby.signal('SIGSTOP');
  const began = performance.now();
  const refused = await ask('POST', '/projects', { session }, { name: 'Cold rooms', line: 'Of one replica' });
  const ms = performance.now() - began;
  await standby.signal('SIGCONT');
  assert.deepEqual([refused.status, Number(refused.headers.get('retry-after')) > 0], [503, true]);
  assert.ok(ms < 5000, `${ms} ms`);
  await untilUsed();
});

test('a primary dies amid applications and ledger entries: nothing acknowledged is lost, callers get 503', async () => {
  const owner = await adult();
  const { slug } = await openOpportunity(core, owner);
  const applicants = await Promise.all(Array.from({ length: 16 }, adult));
  const authors = await Promise.all(Array.from({ length: 8 }, adult));
  const agreements: string[] = [];
  for (let at = 0; at < 4; at += 1) agreements.push((await active(core, await sidesOf(core))).id);
  const acknowledged = { applications: [] as string[], entries: [] as string[], projects: [] as string[] };
  let diedAt = Number.POSITIVE_INFINITY;
  let backAt = Number.POSITIVE_INFINITY;
  let isOver = false;

  /** Tries until it is acknowledged; false where an attempt without an answer was done after all. */
  async function insist(work: () => Promise<unknown>): Promise<boolean> {
    for (let tries = 0; ; tries += 1) {
      try {
        await work();
        if (performance.now() > diedAt) backAt = Math.min(backAt, performance.now());
        return true;
      } catch (error) {
        if (tries > 0 && !isDatabaseGone(error)) return false;
        assert.ok(isDatabaseGone(error), String(error));
        await sleep(100);
      }
    }
  }
  async function applyAll() {
    for (const applicant of applicants) {
      if (await insist(() => applyFor(core, applicant, slug))) acknowledged.applications.push(applicant.id);
      await sleep(30);
    }
  }
  async function carryAll() {
    for (const id of agreements)
      for (const command of [
        { kind: 'start', milestone: 1, share: 0 },
        { kind: 'submit', milestone: 1, hours: 1, proposed: null },
        { kind: 'accept', milestone: 1 },
      ] as const) {
        const side = command.kind === 'accept' ? 'project' : 'contributor';
        let entry = 0;
        const isDone = await insist(async () => {
          entry = await does(core, id, side, command);
        });
        if (isDone) acknowledged.entries.push(`${id} ${entry}`);
        await sleep(30);
      }
  }
  async function postAll() {
    for (let at = 0; !isOver; at += 1) {
      const session = sessionOf(authors[at % authors.length] ?? owner);
      const said = { name: `Room ${at}`, line: 'Of two databases' };
      const { status, headers, body } = await ask('POST', '/projects', { session }, said);
      if (status === 201) acknowledged.projects.push(String(body.slug));
      else if (status !== 403 && status !== 429)
        assert.ok(status === 503 && Number(headers.get('retry-after')) > 0, `${status}`);
      await sleep(100);
    }
  }
  const posting = postAll();
  const writing = Promise.all([applyAll(), carryAll()]);
  await until(() => acknowledged.applications.length >= 4 && acknowledged.entries.length >= 2);
  diedAt = performance.now();
  await primary.kill();
  await sleep(300);
  assert.equal((await ask('GET', '/projects')).status, 200, 'guests read on');
  await standby.ask('select pg_promote()');
  way.leadTo(standby.port);
  await writing;
  await until(() => ask('GET', '/projects').then(({ status }) => status === 200));
  isOver = true;
  await posting;

  const column = async (text: string) => (await standby.ask(text)).map(({ id }) => String(id));
  const kept = {
    applications: await column('select account_id as id from applications'),
    entries: await column("select agreement_id || ' ' || sequence as id from agreement_entries"),
    projects: await column('select slug as id from projects'),
  };
  for (const kind of ['applications', 'entries', 'projects'] as const) {
    const lost = acknowledged[kind].filter((id) => !kept[kind].includes(id));
    assert.deepEqual(lost, [], `${kind} of ${acknowledged[kind].length}`);
    assert.ok(acknowledged[kind].length > 0, kind);
  }
  assert.ok(backAt - diedAt < 40_000, `writes came back after ${backAt - diedAt} ms`);
  await untilUsed(0);
});
