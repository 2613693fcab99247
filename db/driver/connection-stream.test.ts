import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { CountingSocket } from '#tests/ground/counting-socket.ts';
import { freshDatabase } from '#tests/ground/database.ts';
import { isDatabaseGone } from '../gone.ts';
import { gatherWrites, hangUp } from './connection-stream.ts';

const { url } = await freshDatabase();

test('the writes of one turn leave in one piece', async () => {
  const socket = new CountingSocket();
  const client = new pg.Client({ connectionString: url, pipeline: true, stream: () => socket });
  await client.connect();
  const before = socket.pieces;
  gatherWrites(client);
  const asked = [1, 2, 3].map((n) => client.query('select $1::int as n', [n]));
  await Promise.all(asked);
  assert.equal(socket.pieces - before, 1);
  await client.end();
});

test('a statement under way fails when its connection is hung up', async () => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const asked = client.query('select pg_sleep(30)');
  setTimeout(() => hangUp(client), 50);
  await assert.rejects(asked, isDatabaseGone);
});
