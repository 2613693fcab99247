import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pdf } from '#tests/files/sample-files.ts';
import { sendUpload } from '#tests/files/uploads.ts';
import { freshEmail, member } from '#tests/ground/builders.ts';
import { changeSilently, dateBack } from '#tests/servers/change-silently.ts';
import { readUntilCut } from '#tests/servers/read-until-cut.ts';
import { shared, metricsToken as token } from '#tests/servers/shared-server.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';

const { core, server } = shared;
const { pool } = core.connection;

const metrics = (headers: Record<string, string> = {}) => fetch(`${server.origin}/metrics`, { headers });

/** The figure of a line that begins so; 0 before the first is counted. */
async function figure(begin: string): Promise<number> {
  const text = await (await metrics()).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(begin))
      ?.slice(begin.length) ?? 0,
  );
}

test('the figures are for this machine and for who has the token, and name calls, not addresses', async () => {
  const viewed =
    'saharambh_request_seconds_count{call="GET /storage/buckets/:bucketId/files/:fileId/view",status="404"}';
  const before = await figure(viewed);
  await fetch(`${server.origin}/v1/storage/buckets/resumes/files/secret-name/view`, {
    headers: { 'x-appwrite-project': projectId },
  });
  await fetch(`${server.origin}/stories?x=secret-name`);
  const answer = await metrics();
  assert.match(answer.headers.get('content-type') ?? '', /^application\/openmetrics-text/);
  const text = await answer.text();
  assert.match(text, /# EOF\s*$/);
  assert.equal(await figure(viewed), before + 1);
  for (const name of [
    'database_up 1',
    'database_connections{',
    'sockets 0',
    'disk_bytes{',
    'unheard_rejections_total 0',
  ])
    assert.ok(text.includes(`saharambh_${name}`), name);
  assert.match(text, /nodejs_eventloop_lag_seconds/);
  for (const pool of ['requests', 'lists', 'searches', 'jobs', 'job lists'])
    for (const state of ['busy', 'idle', 'waiting'])
      assert.match(
        text,
        new RegExp(`saharambh_database_connections\\{pool="${pool}",state="${state}"\\} \\d`),
        pool,
      );
  assert.match(text, /saharambh_chores_total\{chore="files:sweep",outcome="failed"\} 0/);
  assert.ok(!text.includes('secret-name'));

  assert.equal((await metrics({ 'x-forwarded-for': '127.0.0.1' })).status, 404);
  assert.equal(
    (await metrics({ 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${token}` })).status,
    200,
  );
  assert.equal((await metrics({ authorization: 'Bearer another-token-of-letters' })).status, 404);
});

test('the metrics count emails in the outbox, scheduled jobs and limits that refused a caller', async () => {
  const headers = { 'x-appwrite-project': projectId, 'content-type': 'application/json' };
  const ask = async (email: string) => {
    const answer = await fetch(`${server.origin}/v1/account/sessions/email`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password: 'Wrong#12345' }),
    });
    return answer.status;
  };
  const email = freshEmail();
  let tries = 0;
  while ((await ask(email)) === 401) assert.ok(++tries < 50);
  await pool.query(`
    insert into scheduled_jobs values ('files:sweep', now() - interval '90 seconds')
    on conflict (task) do update set last_due_at = excluded.last_due_at`);
  await pool.query(
    "select add_job('send-letter', '{}', run_at => now() - interval '1 hour', max_attempts => 1)",
  );
  const text = await (await metrics()).text();
  assert.match(text, /saharambh_limit_refusals_total\{limit="[A-Z]+ \/account\/sessions\/email"\} 1/);
  assert.match(text, /saharambh_chore_age_seconds\{chore="files:sweep"\} 9\d/);
  assert.match(text, /saharambh_jobs\{task="send-letter",state="failed"\} \d/);
});

test('a statement that the database answers late is counted by its name, without values', async () => {
  const secret = sessionOf(await member(core));
  const headers = { 'x-appwrite-project': projectId, 'x-appwrite-session': secret };
  const ask = () => fetch(`${server.origin}/v1/account`, { headers });
  assert.equal((await ask()).status, 200);
  const client = await pool.connect();
  await client.query('begin; lock table accounts in access exclusive mode');
  const asked = ask();
  await sleep(400);
  await client.query('commit');
  client.release();
  assert.equal((await asked).status, 200);
  const lines = (await (await metrics()).text()).match(/^saharambh_slow_statements_total\{.*$/gm) ?? [];
  const [line = ''] = lines.filter((one) => one.includes('accounts'));
  assert.match(line, /\{statement="select [a-z_, ]*accounts[a-z_, ]* [\w-]{16}"\} \d+$/);
  assert.ok(!lines.join().includes(secret));
});

test('a file that turns out to be wrong while it is sent is cut off, counted, and named in the log', async () => {
  const headers = { 'x-appwrite-project': projectId, 'x-appwrite-session': sessionOf(await member(core)) };
  const sent = await sendUpload(`${server.origin}/v1`, {
    headers,
    file: { name: 'cv.pdf', bytes: pdf(400_000) },
  });
  const download = () =>
    fetch(`${server.origin}/v1/storage/buckets/resumes/files/${sent.body.$id}/download`, { headers });
  const { storage_key: key } = await core.db
    .selectFrom('file_chunks')
    .select('storage_key')
    .where('file_id', '=', String(sent.body.$id))
    .executeTakeFirstOrThrow();
  const location = path.join(server.dataDir, 'files', key);
  await dateBack(location);
  assert.equal((await readUntilCut(await download())).isWhole, true);
  await changeSilently(location, 399_999);
  const answer = await download();
  assert.equal(answer.status, 200);
  assert.equal((await readUntilCut(answer)).isWhole, false);
  assert.match(await (await metrics()).text(), /saharambh_damaged_reads_total\{found="within"\} 1/);
  assert.match(server.said(), /a file broke off while it was sent/);
  assert.ok(server.said().includes(`The bytes under ${key} are not those that were put there.`));
});
