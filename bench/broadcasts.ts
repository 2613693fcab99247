import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { eventChannel } from '#core/ground/events.ts';
import { broadcastAfter } from '#db/broadcasts.ts';
import { type Connection, connect, type Db } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { type BroadcastServer, openBroadcastServer } from '#outside/broadcasts/broadcast-server.ts';
import {
  type Kind,
  startBroadcastServer,
  type TestBroadcastServer,
} from '#tests/servers/broadcast-servers.ts';
import { busyOf } from './busy.ts';
import { median } from './compare.ts';
import { startDatabase } from './servers.ts';

// npm run bench:broadcasts: commits a second, and their processor time, without a broadcast and with one by each way, in turns.
// This process also listens to each way, as a server does.
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '25' }, seconds: { type: 'string', default: '0.4' } },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const writers = [1, 20, 100];

type Way = { name: string; connection: Connection; broadcast(tx: Db, id: string): Promise<unknown> };

const cluster = await startDatabase(['max_connections=600']);
const url = cluster.url('postgres');
const connections: Connection[] = [];
const lines: BroadcastServer[] = [];
const servers: TestBroadcastServer[] = [];
const open = (carrier: BroadcastServer | null = null) => {
  const connection = connect(url, { max: Math.max(...writers), carrier });
  connections.push(connection);
  return connection;
};
const after = (tx: Db, payload: string) => broadcastAfter(tx, { channel: eventChannel, payload });

let heard = 0;
const listener = new pg.Client({ connectionString: url });
listener.on('notification', () => {
  heard += 1;
});

/** A line to a real server of this kind. */
async function lineTo(kind: Kind): Promise<BroadcastServer> {
  const server = await startBroadcastServer(kind);
  servers.push(server);
  const line = await openBroadcastServer({
    url: server.url,
    channel: 'saharambh.bench',
    onChange(_isThere, error) {
      if (error) throw error;
    },
  });
  line.hear({
    onBroadcast() {
      heard += 1;
    },
    onReturn() {},
  });
  lines.push(line);
  return line;
}

/** Commits, how many a second, and milliseconds of processor time of server and database for all of them. */
type Figures = { commits: number; rate: number; server: number; database: number };

async function measureWay({ connection, broadcast }: Way, count: number): Promise<Figures> {
  let commits = 0;
  const began = performance.now();
  const before = await busyOf(0, cluster.pid() ?? 0);
  const until = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (performance.now() < until) {
        await connection.db.transaction().execute(async (tx) => {
          const { id } = await tx
            .insertInto('events')
            .values({ name: 'accounts.updated', account_id: 'bench', subject: '{}' })
            .returning('id')
            .executeTakeFirstOrThrow();
          await broadcast(tx, id);
        });
        commits += 1;
      }
    }),
  );
  const took = performance.now() - began;
  const after = await busyOf(0, cluster.pid() ?? 0);
  return {
    commits,
    rate: commits / (took / 1000),
    server: after[2] - before[2],
    database: after[1] - before[1],
  };
}

const notifyInside = (id: string) => sql`select pg_notify(${eventChannel}, ${id})`;

/** The same ways, another one first each time. */
function turned<T>(all: readonly T[], by: number): [number, T][] {
  const entries = [...all.entries()];
  const from = by % entries.length;
  return [...entries.slice(from), ...entries.slice(0, from)];
}

try {
  const first = open();
  await migrate(first.pool);
  await listener.connect();
  await listener.query(`listen ${eventChannel}`);
  const ways: [Way, ...Way[]] = [
    { name: 'without', connection: first, broadcast: async () => {} },
    { name: 'NOTIFY', connection: open(), broadcast: after },
    { name: 'Redis', connection: open(await lineTo('redis')), broadcast: after },
    { name: 'NATS', connection: open(await lineTo('nats')), broadcast: after },
    {
      name: 'NOTIFY inside',
      connection: open(),
      broadcast: (tx, id) => notifyInside(id).execute(tx),
    },
  ];
  for (const way of ways) await measureWay(way, Math.max(...writers));
  for (const count of writers) {
    const seen = ways.map((): Figures[] => []);
    for (let round = 0; round < rounds; round++)
      for (const [at, way] of turned(ways, round)) seen[at]?.push(await measureWay(way, count));
    console.log(`${count} ${count === 1 ? 'writer' : 'writers'}, medians of ${rounds} turns:`);
    for (const [at, { name }] of ways.entries()) {
      const [own, first] = [seen[at] ?? [], seen[0] ?? []];
      const rate = median(own.map((one) => one.rate)).toFixed(0);
      const share = median(own.map((one, round) => one.rate / (first[round]?.rate ?? 1))).toFixed(2);
      const cost = (all: Figures[], of: (one: Figures) => number) =>
        all.reduce((sum, one) => sum + of(one), 0) / all.reduce((sum, one) => sum + one.commits, 0);
      const server = (all: Figures[]) => cost(all, (one) => one.server);
      const both = (all: Figures[]) => cost(all, (one) => one.server + one.database);
      console.log(
        `  ${name}: ${rate} commits a second (${share} of without), ${server(own).toFixed(3)} ms of the server's processor (${(server(own) / server(first)).toFixed(3)}), ${both(own).toFixed(3)} ms with the database's (${(both(own) / both(first)).toFixed(3)})`,
      );
    }
  }
  console.log(`${heard} broadcasts were heard.`);
} finally {
  for (const connection of connections) await connection.close();
  await listener.end();
  for (const line of lines) line.close();
  for (const server of servers) await server.stop();
  await cluster.stop();
}
