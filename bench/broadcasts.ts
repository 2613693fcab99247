import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { eventChannel } from '#core/ground/events.ts';
import { type BroadcastCarrier, broadcastAfter } from '#db/broadcasts.ts';
import { type Connection, connect, type Db } from '#db/connect.ts';
import { type BroadcastServer, openBroadcastServer } from '#outside/broadcasts/broadcast-server.ts';
import {
  type Kind,
  startBroadcastServer,
  type TestBroadcastServer,
} from '#tests/servers/broadcast-servers.ts';
import { busyOf } from './busy.ts';
import { median } from './compare.ts';
import { seedConversations } from './conversations.ts';
import { messagesOver } from './message-commits.ts';
import { seededDatabase, startDatabase } from './servers.ts';

// npm run bench:broadcasts: commits a second, and their processor time, without a broadcast and with one by each way, in turns.
// This process also listens to each way, as a server does. A commit is the smallest there is, or with --of messages a member's message.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    seconds: { type: 'string', default: '0.4' },
    of: { type: 'string', default: 'events' },
  },
});
if (values.of !== 'events' && values.of !== 'messages') {
  console.error(`--of takes events or messages, not "${values.of}".`);
  process.exit(1);
}
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const writers = [1, 20, 100];
/** Each has a conversation of their own. */
const accounts = 1000;

type Way = { name: string; commit(writer: number): Promise<unknown> };

const cluster = await startDatabase(['max_connections=600']);
const url = await seededDatabase(cluster, accounts);
await seedConversations(url, accounts, { conversations: accounts, messages: accounts });
const connections: Connection[] = [];
const lines: BroadcastServer[] = [];
const servers: TestBroadcastServer[] = [];
const open = (carrier: BroadcastCarrier | null = null) => {
  const connection = connect(url, { max: Math.max(...writers), carrier });
  connections.push(connection);
  return connection;
};
const after = (tx: Db, payload: string) => broadcastAfter(tx, { channel: eventChannel, payload });

/** Takes all broadcasts, and sends none. */
const nowhere: BroadcastCarrier = { isThere: () => true, send: async () => {} };

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

async function measureWay({ commit }: Way, count: number): Promise<Figures> {
  let commits = 0;
  const began = performance.now();
  const before = await busyOf(0, cluster.pid() ?? 0);
  const until = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: count }, async (_, writer) => {
      while (performance.now() < until) {
        await commit(writer);
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

const notifyInside = (tx: Db, id: string) => sql`select pg_notify(${eventChannel}, ${id})`.execute(tx);

/** The smallest transaction that has something to broadcast. */
const smallest =
  ({ db }: Connection, broadcast: (tx: Db, id: string) => Promise<unknown>): Way['commit'] =>
  () =>
    db.transaction().execute(async (tx) => {
      const { id } = await tx
        .insertInto('events')
        .values({ name: 'accounts.updated', account_id: 'bench', subject: '{}' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await broadcast(tx, id);
    });

async function waysOf(kind: 'events' | 'messages'): Promise<[Way, ...Way[]]> {
  const carriers = { NOTIFY: null, Redis: await lineTo('redis'), NATS: await lineTo('nats') };
  const told = Object.entries(carriers).map(([name, carrier]) => ({ name, connection: open(carrier) }));
  if (kind === 'events')
    return [
      { name: 'without', commit: smallest(open(), async () => {}) },
      ...told.map(({ name, connection }) => ({ name, commit: smallest(connection, after) })),
      { name: 'NOTIFY inside', commit: smallest(open(), notifyInside) },
    ];
  const sent = async (name: string, { db }: Connection): Promise<Way> => ({
    name,
    commit: await messagesOver(db, Math.max(...writers)),
  });
  const others = await Promise.all(told.map(({ name, connection }) => sent(name, connection)));
  return [await sent('without', open(nowhere)), ...others];
}

/** The same ways, another one first each time. */
function turned<T>(all: readonly T[], by: number): [number, T][] {
  const entries = [...all.entries()];
  const from = by % entries.length;
  return [...entries.slice(from), ...entries.slice(0, from)];
}

try {
  await listener.connect();
  await listener.query(`listen ${eventChannel}`);
  const ways = await waysOf(values.of);
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
