import assert from 'node:assert/strict';
import { test } from 'node:test';
import { projectId } from '#tests/api-server.ts';
import { atEnd, freshDatabase } from '#tests/database.ts';
import { startServer } from '#tests/start-server.ts';

const { url } = await freshDatabase();
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
    'unheard_rejections 0',
  ])
    assert.ok(text.includes(`saharambh_${name}`), name);
  assert.match(text, /nodejs_eventloop_lag_seconds/);
  assert.ok(!text.includes('secret-name'));

  assert.equal((await metrics({ 'x-forwarded-for': '127.0.0.1' })).status, 404);
  assert.equal(
    (await metrics({ 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${token}` })).status,
    200,
  );
  assert.equal((await metrics({ authorization: 'Bearer another-token-of-letters' })).status, 404);
});
