import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshEmail } from '#tests/builders.ts';
import { atEnd, freshDatabase } from '#tests/database.ts';
import { projectId } from '#tests/sessions.ts';
import { startServer } from '#tests/start-server.ts';

const { url, pool } = await freshDatabase();
const token = 'a-token-of-many-letters';
const server = await startServer({ DATABASE_URL: url, METRICS_TOKEN: token, LOG_LEVEL: 'error' });
atEnd(() => server.stop());

const metrics = (headers: Record<string, string> = {}) => fetch(`${server.origin}/metrics`, { headers });

test('the figures are for this machine and for who has the token, and name calls, not addresses', async () => {
  await fetch(`${server.origin}/v1/storage/buckets/resumes/files/secret-name/view`, {
    headers: { 'x-appwrite-project': projectId },
  });
  await fetch(`${server.origin}/stories?x=secret-name`);
  const answer = await metrics();
  assert.match(answer.headers.get('content-type') ?? '', /^application\/openmetrics-text/);
  const text = await answer.text();
  assert.match(text, /# EOF\s*$/);
  assert.match(
    text,
    /saharambh_request_seconds_count\{call="GET \/storage\/buckets\/:bucketId\/files\/:fileId\/view",status="404"\} 1/,
  );
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

test('letters that wait, chores and limits that refused somebody have figures of their own', async () => {
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
    update graphile_worker._private_known_crontabs set last_execution = now() - interval '90 seconds'
    where identifier = 'files:sweep'`);
  await pool.query(
    "select graphile_worker.add_job('send-letter', '{}', run_at => now() - interval '1 hour', max_attempts => 1)",
  );
  const text = await (await metrics()).text();
  assert.match(text, /saharambh_limit_refusals_total\{limit="[A-Z]+ \/account\/sessions\/email"\} 1/);
  assert.match(text, /saharambh_chore_age_seconds\{chore="files:sweep"\} 9\d/);
  assert.match(text, /saharambh_jobs\{task="send-letter",state="failed"\} \d/);
});
