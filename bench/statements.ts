import { Kysely, PostgresDialect } from 'kysely';
import { connect, type Db } from '#db/connect.ts';
import { readByKey } from '#db/prepared.ts';
import { shareConnections } from '#db/shared-connections.ts';
import type { Tables } from '#db/tables.ts';
import { median } from './compare.ts';
import { seededDatabase, startDatabase } from './servers.ts';

// npm run bench:statements [SECONDS] [ROUNDS]: short reads by key over the pipelined connections, with columns described once
// (db/driver/described-query.ts) and with the driver's own named statements, in turn.
const [seconds = 0.5, rounds = 15] = process.argv.slice(2).map(Number);
const callers = 50;
const accounts = 1000;

const reads = {
  'one column': readByKey((db, id: string) => db.selectFrom('accounts').select('id').where('id', '=', id)),
  'an account': readByKey((db, id: string) => db.selectFrom('accounts').selectAll().where('id', '=', id)),
  'an account and its standing': readByKey((db, id: string) =>
    db
      .selectFrom('accounts')
      .innerJoin('standings', 'standings.account_id', 'accounts.id')
      .selectAll('accounts')
      .selectAll('standings')
      .where('accounts.id', '=', id),
  ),
};
type Read = (db: Db, id: string) => Promise<unknown>;

const cluster = await startDatabase();
try {
  const url = await seededDatabase(cluster, accounts);
  const { db, close } = connect(url);
  const plain = plainStatements(url);
  for (const [name, read] of Object.entries(reads)) {
    const pairs: [once: Figures, always: Figures][] = [];
    for (let round = 0; round < rounds; round++)
      pairs.push([await measure(read, db), await measure(read, plain.db)]);
    const rate = median(pairs.map(([once, always]) => always.perSecond / once.perSecond));
    const cost = median(pairs.map(([once, always]) => always.processor / once.processor));
    const perSecond = Math.round(median(pairs.map(([once]) => once.perSecond)));
    console.log(
      `${name}: ${perSecond}/s; with every answer described ${rate.toFixed(2)} of the rate, ${cost.toFixed(2)} of the client's processor time`,
    );
  }
  await Promise.all([close(), plain.end()]);
} finally {
  await cluster.stop();
}

type Figures = { perSecond: number; processor: number };

async function measure(read: Read, over: Db): Promise<Figures> {
  let done = 0;
  const began = process.cpuUsage();
  const until = performance.now() + seconds * 1000;
  const ask = async () => {
    while (performance.now() < until) await read(over, `account${(done++ % accounts) + 1}`);
  };
  await Promise.all(Array.from({ length: callers }, ask));
  const { user, system } = process.cpuUsage(began);
  return { perSecond: done / seconds, processor: (user + system) / done };
}

/** The same connections, with named statements as the driver's documentation has them. */
function plainStatements(url: string): { db: Db; end(): Promise<void> } {
  const options = '-c timezone=UTC -c plan_cache_mode=force_generic_plan';
  const pool = shareConnections({ connectionString: url, options }, console.error);
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `plain${names.size}`;
    names.set(text, name);
    return name;
  };
  const dialect = new PostgresDialect({
    pool: {
      options: pool.options,
      end: pool.end,
      async connect() {
        const client = await pool.connect();
        const query = (text: string, values: readonly unknown[]) =>
          client.query({ name: nameOf(text), text, values: [...values] });
        return { query: query as never, release: () => client.release() };
      },
    },
  });
  return { db: new Kysely<Tables>({ dialect }), end: pool.end };
}
