import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrate, readMigrations } from '#db/migrate.ts';
import { atEnd, freshDatabase } from '#tests/ground/database.ts';
import {
  commitBeforeNewestMigration,
  NoEarlierServer,
  parentOf,
  startEarlierApi,
  startEarlierServer,
} from '#tests/servers/earlier-server.ts';
import { rounds } from '#tests/servers/rounds.ts';
import { assertNoneFailed, traffic } from '#tests/servers/traffic.ts';
import { projectId } from '#tests/sessions/sessions.ts';

/** A database without any migration. */
async function emptyDatabase(): Promise<{ url: string; pool: pg.Pool }> {
  const { url } = await freshDatabase();
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => {});
  atEnd(() => pool.end());
  await pool.query('drop schema public cascade; create schema public');
  return { url, pool };
}

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

/** Each column, with what older code relies on: its type, and that it may be left out where it did not exist. */
async function columnsOf(pool: pg.Pool) {
  const { rows } = await pool.query<{ column: string; type: string; may_be_left_out: boolean }>(`
    select table_name || '.' || column_name as column, udt_name as type,
      is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as may_be_left_out
    from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'`);
  return new Map(rows.map(({ column, ...one }) => [column, one]));
}

test('the API from before the newest migration goes on during this migration and after it', async (context) => {
  const { url, pool } = await emptyDatabase();
  const start = async () => startEarlierApi(commitBeforeNewestMigration(), { DATABASE_URL: url });
  const server = await start().catch((error: unknown) => {
    if (error instanceof NoEarlierServer) return context.diagnostic(error.message);
    throw error;
  });
  if (!server) return keepsWhatOlderCodeNeeds(pool);
  atEnd(server.stop);
  const stop = traffic(server.origin, await enter(server.origin), [], { hasPages: false });
  const done = await migrate(pool);
  assert.ok(done.length > 0, 'there was something to migrate');
  assertNoneFailed(await stop());
});

/** Where no earlier server can be started, the schema tells as much as it can. */
async function keepsWhatOlderCodeNeeds(pool: pg.Pool): Promise<void> {
  const all = await readMigrations();
  await migrate(pool, { migrations: all.slice(0, -1) });
  const before = await columnsOf(pool);
  await migrate(pool);
  const after = await columnsOf(pool);
  const tables = new Set([...before.keys()].map((column) => column.split('.')[0]));
  for (const [column, { type }] of before) assert.equal(after.get(column)?.type, type, column);
  for (const [column, { may_be_left_out: may }] of after)
    if (!before.has(column) && tables.has(column.split('.')[0])) assert.ok(may, `${column} is added so`);
}

// With its pages, which take longer to build than `npm test` may.
const commits = rounds([], [commitBeforeNewestMigration, () => parentOf('HEAD')]);
for (const [at, find] of commits.entries()) {
  const which = at === 0 ? 'from before the newest migration' : 'of the previous commit';
  test(`the server ${which} goes on during this migration and after it`, async () => {
    const { url, pool } = await emptyDatabase();
    const server = await startEarlierServer(find(), { DATABASE_URL: url });
    atEnd(server.stop);
    const stop = traffic(server.origin, await enter(server.origin));
    await sleep(1000);
    const done = await migrate(pool);
    if (at === 0) assert.ok(done.length > 0, 'there was something to migrate');
    await sleep(2000);
    assertNoneFailed(await stop());
  });
}
