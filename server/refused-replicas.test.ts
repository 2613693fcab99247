import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import pg from 'pg';
import { atEnd } from '#tests/ground/database.ts';
import { freePort, startExternalPostgres } from '#tests/servers/external-postgres.ts';
import { openWay, startReplica } from '#tests/servers/streaming-replica.ts';
import { readConfig, StartFault } from './config.ts';
import { createLog } from './log.ts';
import { start } from './start.ts';
import { requirePrimary, requireReplicas } from './who-answers.ts';

const primary = await startExternalPostgres();
atEnd(primary.stop);
const replica = await startReplica(primary);
atEnd(replica.stop);
const other = await startExternalPostgres();
atEnd(other.stop);
const portOf = ({ url }: { url: string }) => Number(new URL(url).port);
const urlAt = (port: number) => `postgres://saharambh@127.0.0.1:${port}/journey`;
/** An address that leads to both in turn. */
async function behindOne(...all: { url: string }[]): Promise<string> {
  const way = await openWay(...all.map(portOf));
  atEnd(way.stop);
  return urlAt(way.port);
}

/** The sentence by which a start with these settings is refused. */
async function refusal(DATABASE_URL: string, DATABASE_REPLICA_URL = replica.url): Promise<string> {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'saharambh-refused-'));
  atEnd(() => rm(DATA_DIR, { recursive: true, force: true }));
  const settings = { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR, DATABASE_URL, DATABASE_REPLICA_URL };
  const error = await Promise.resolve()
    .then(() => start(readConfig(settings)))
    .then(
      () => assert.fail('it has started'),
      (thrown: unknown) => thrown,
    );
  assert.ok(error instanceof StartFault, String(error));
  assert.ok(!error.message.includes('hidden'), 'no password is repeated');
  return error.message;
}

test('a wrong database or replica is one sentence that says which and what to do', async () => {
  const cases: [string, RegExp][] = [
    [
      await refusal(primary.url, other.url),
      /^The replica at 127\.0\.0\.1:\d+ in .* belongs to another cluster than DATABASE_URL\. Name /,
    ],
    [
      await refusal(primary.url, `${replica.url},${primary.url}`),
      /^The replica at 127\.0\.0\.1:\d+ in .* is no replica: it is the primary, or was promoted\. Name /,
    ],
    [
      await refusal(primary.url, await behindOne(replica, other)),
      /^The replica at .* is two database clusters behind one address\. Name each /,
    ],
    [
      await refusal(primary.url, await behindOne(replica, primary)),
      /^The replica at .* is more than one server behind one address\. Name each /,
    ],
    [
      await refusal(await behindOne(primary, other)),
      /^Two database clusters answer at DATABASE_URL, .* Let /,
    ],
    [await refusal(await behindOne(primary, other), ''), /^Two database clusters answer at DATABASE_URL, /],
    [await refusal(replica.url), /^The database named by DATABASE_URL is a standby, .* Name the primary, /],
    [
      await refusal(primary.url, `${replica.url}, postgres://asha:hidden@[away/x`),
      /DATABASE_REPLICA_URL must be addresses like .*: its address no\. 2 cannot be read/,
    ],
    [
      await refusal(primary.url, `${replica.url},${replica.url}`),
      /DATABASE_REPLICA_URL names the same address twice/,
    ],
    [await refusal(''), /DATABASE_REPLICA_URL needs DATABASE_URL: /],
  ];
  for (const [sentence, expected] of cases) assert.match(sentence, expected);
});

test('a replica that is away at the start is only warned of', async () => {
  const cluster = await requirePrimary(primary.url, true);
  const warnings: unknown[] = [];
  const log = createLog('silent');
  log.warn = ((...said: unknown[]) => warnings.push(said)) as typeof log.warn;
  await requireReplicas([urlAt(await freePort()), replica.url], cluster, log);
  assert.equal(warnings.length, 1);
  assert.match(JSON.stringify(warnings), /ECONNREFUSED.*does not answer: the primary answers/);
});

test("the application's role may ask which cluster answers, and where it may not a start says so", async () => {
  const client = new pg.Client({ connectionString: other.url });
  await client.connect();
  await client.query('create role application login');
  const url = other.url.replace('saharambh@', 'application@');
  assert.match(await requirePrimary(url, true), /^\d{10,}$/);
  await client.query('revoke execute on function pg_control_system() from public');
  await client.end();
  await assert.rejects(requirePrimary(url, true), / Grant it: grant execute on function /);
  assert.equal(await requirePrimary(url, false), '');
});
