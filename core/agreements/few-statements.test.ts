import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { nameStatements } from '#db/named-statements.ts';
import type { Tables } from '#db/tables.ts';
import type { Command } from '#rules/agreements/commands.ts';
import { active, milestone, sidesOf } from '#tests/agreements/agreements.ts';
import { does } from '#tests/agreements/owed.ts';
import { CountingSocket } from '#tests/ground/counting-socket.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { sendReminders } from '../deadlines/send-reminders.ts';
import { holdRowInForce } from './steps/hold-in-force.ts';

const core = await freshCore();

/** The same core over one connection, with what its statements were and in how many pieces they left. */
function countedCore() {
  const sockets: CountingSocket[] = [];
  const statements: string[] = [];
  const stream = () => {
    const socket = new CountingSocket();
    sockets.push(socket);
    return socket;
  };
  const connectionString = core.connection.url;
  const pool = new pg.Pool({ connectionString, max: 1, pipeline: true, stream } as pg.PoolConfig);
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (statement: unknown) => unknown;
    const noting = (statement: { text: string }) => {
      statements.push(statement.text);
      return query(statement);
    };
    Object.assign(client, { query: noting });
  });
  atEnd(() => pool.end());
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: nameStatements(pool) }) });
  return { core: { ...core, db }, statements, pieces: () => sockets[0]?.pieces ?? 0 };
}

const start: Command = { kind: 'start', milestone: 1, share: 0 };
const submit: Command = { kind: 'submit', milestone: 1, hours: 10, proposed: null };

test('an entry takes few statements and three round trips to the database', async () => {
  const { core: counted, statements, pieces } = countedCore();
  const between = await sidesOf(core);
  // The first time statements are described as well.
  const first = await active(core, between);
  await does(counted, first.id, 'contributor', start);
  await does(counted, first.id, 'contributor', submit);
  const { id } = await active(core, between);
  for (const [command, most] of [
    // It begins a deadline: begin, hold, the entry, the deadline, their events, commit.
    [start, 6],
    // It ends that one and begins another.
    [submit, 7],
  ] as const) {
    const before = { statements: statements.length, pieces: pieces() };
    await does(counted, id, 'contributor', command);
    const asked = statements.slice(before.statements);
    assert.equal(asked.length, most, asked.join('\n'));
    assert.equal(pieces() - before.pieces, 3, 'what is held, what is written, and the commit');
  }
});

test('entries, lapsing deadlines and the shift after an outage wait for each other without a deadlock', async () => {
  const between = await sidesOf(core);
  const numbers = [1, 2, 3];
  const agreements = [];
  for (let one = 0; one < 3; one++)
    agreements.push(
      await active(core, between, { milestones: numbers.map((number) => milestone({ number })) }),
    );
  let isOver = false;
  const beside = async (doing: () => Promise<unknown>) => {
    while (!isOver) await doing();
  };
  const entries = Promise.all(
    agreements.map(async ({ id }) => {
      for (const number of numbers) await does(core, id, 'contributor', { ...start, milestone: number });
      for (const number of numbers) await does(core, id, 'contributor', { ...submit, milestone: number });
      for (const number of numbers) await does(core, id, 'project', { kind: 'accept', milestone: number });
    }),
  ).finally(() => {
    isOver = true;
  });
  await Promise.all([
    entries,
    beside(async () => {
      await sql`update heartbeats set beat_at = now() - interval '20 minutes'`.execute(core.db);
      await keepBeating(core);
    }),
    beside(() => lapseDueDeadlines(core)),
    beside(() => sendReminders(core)),
  ]);
  for (const { id } of agreements) {
    const { rows } = await sql<{ kind: string; state: string; clocks: number; ended: number }>`
      select kind, state, count(*)::int as clocks, sum((
        select count(*) from events where name = 'clocks.ended' and subject ->> 'clockId' = clocks.id
      ))::int as ended
      from clocks where subject_id like ${`${id}.%`} group by 1, 2 order by 1, 2`.execute(core.db);
    assert.deepEqual(rows, [
      { kind: 'milestone_review', state: 'met', clocks: 3, ended: 3 },
      { kind: 'milestone_submission', state: 'met', clocks: 3, ended: 3 },
      { kind: 'payment', state: 'running', clocks: 3, ended: 0 },
    ]);
  }
});

test('holding one agreement after another does not deadlock with the shift after an outage', async () => {
  const between = await sidesOf(core);
  const begun = async () => {
    const { id } = await active(core, between);
    await does(core, id, 'contributor', start);
    const [deadline] = await core.db
      .selectFrom('clocks')
      .select('id')
      .where('subject_id', 'like', `${id}.%`)
      .where('ended_at', 'is', null)
      .execute();
    return { id, deadline: deadline?.id ?? '' };
  };
  const [first, last] = [await begun(), await begun()].sort((one, other) =>
    one.deadline < other.deadline ? -1 : 1,
  );
  assert.ok(first && last);
  await sql`update heartbeats set beat_at = now() - interval '20 minutes'`.execute(core.db);
  let shift: Promise<unknown> = Promise.resolve();
  await core.db.transaction().execute(async (tx) => {
    await holdRowInForce(tx, last.id);
    shift = keepBeating(core);
    for (let isWaiting = false; !isWaiting; ) {
      const { rows } = await sql`select from pg_locks where not granted and pid in (
        select pid from pg_stat_activity where datname = current_database())`.execute(core.db);
      isWaiting = rows.length > 0;
    }
    await holdRowInForce(tx, first.id);
  });
  await shift;
});
