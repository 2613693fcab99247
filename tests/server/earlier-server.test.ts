import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '#db/migrate.ts';
import { projectId } from '#tests/api-server.ts';
import { atEnd, freshDatabase } from '#tests/database.ts';
import { commitBeforeNewestMigration, parentOf, startEarlierServer } from '#tests/earlier-server.ts';
import { rounds } from '#tests/rounds.ts';
import { assertNoneFailed, traffic } from '#tests/traffic.ts';

/** An account made through the earlier server itself, whose tables may be others. Resolves to a session's header. */
async function enter(origin: string): Promise<string> {
  const [email, password] = ['asha@example.org', 'Rangoli#42'];
  const send = async (target: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-appwrite-project': projectId };
    const answer = await fetch(origin + target, { method: 'POST', headers, body: JSON.stringify(body) });
    assert.equal(answer.status, 201, target);
    return answer;
  };
  await send('/v1/account', { userId: 'unique()', email, password, name: 'Asha' });
  const answer = await send('/v1/account/sessions/email', { email, password });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`a_session_${projectId}=`));
  return decodeURIComponent(/=([^;]+)/.exec(cookie ?? '')?.[1] ?? '');
}

// Building the pages of an earlier commit takes longer than `npm test` may; there a column is added to every table (upgrade.test.ts).
const commits = rounds([], [commitBeforeNewestMigration, () => parentOf('HEAD')]);
for (const [at, find] of commits.entries()) {
  const which = at === 0 ? 'from before the newest migration' : 'of the previous commit';
  test(`the server ${which} goes on while this one migrates beside it, and after`, async () => {
    const commit = find();
    const { url } = await freshDatabase();
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(
      'drop schema public cascade; drop schema graphile_worker cascade; create schema public',
    );
    await admin.end();
    const server = await startEarlierServer(commit, { DATABASE_URL: url });
    atEnd(server.stop);
    const stop = traffic(server.origin, await enter(server.origin));
    await sleep(1000);
    const pool = new pg.Pool({ connectionString: url });
    const done = await migrate(pool);
    await pool.end();
    if (at === 0) assert.ok(done.length > 0, 'there was something to migrate');
    await sleep(2000);
    assertNoneFailed(await stop());
  });
}
