import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type Connected, gatherWrites } from '#db/driver/connection-stream.ts';
import { nameStatements, type StatementClient, type StatementPool } from '#db/named-statements.ts';
import type { Tables } from '#db/tables.ts';
import { atEnd, freshCore, type TestCore } from '#tests/ground/database.ts';

/**
 * `undone` runs `work` and takes back all its changes; only its result stays. One call runs at a time, or one inside
 * another, which sees the changes made before it.
 */
export type UndoneCore = TestCore & { undone<T>(work: () => Promise<T>): Promise<T> };

/**
 * A core that can take back its changes, so that many callers can try the same object. Inside `undone` all its pools are
 * one connection with an open transaction, and each transaction of the product is a savepoint that fails and rolls back as
 * usual. No constraint is deferrable, so none goes unchecked. Files stay on disk: written ones lose their rows, and removed
 * ones get their rows back.
 */
export async function undoneCore(): Promise<UndoneCore> {
  const core = await freshCore();
  const { files } = core;
  const { rows: waiting } = await core.connection.pool.query(
    'select conname from pg_constraint where condeferrable union all select tgname from pg_trigger where tgdeferrable',
  );
  if (waiting.length > 0) throw new Error(`These wait for a commit: ${JSON.stringify(waiting)}.`);
  const client = (await core.connection.pool.connect()) as Client;
  atEnd(() => client.release());
  let within: Within | null = null;
  const builders = {
    get db() {
      return within?.db ?? core.connection.db;
    },
    files: { ...files, remove: async (key: string) => (within ? undefined : files.remove(key)) },
    async undone<T>(work: () => Promise<T>): Promise<T> {
      if (within) return within.undone(work);
      await client.query('begin');
      within = new Within(client);
      try {
        return await work();
      } finally {
        await within.end();
        within = null;
        await client.query('rollback');
      }
    },
  };
  return Object.defineProperties(core, Object.getOwnPropertyDescriptors(builders)) as UndoneCore;
}

/** As the product's statements are sent, with a callback where they are described once (db/driver/described-query.ts). */
type Query = {
  text: string;
  values?: unknown[];
  name?: string;
  callback?: (error: Error | null, result?: unknown) => void;
};

type Client = pg.PoolClient & Connected;

const words = /^(begin|commit|rollback)$/;

/** The pool of connections that the product sees. */
class Within {
  readonly db: Kysely<Tables>;
  readonly #client: Client;
  /** Savepoints that transactions of the product have begun with and not yet ended. */
  readonly #open: string[] = [];
  readonly #running = new Set<Promise<unknown>>();
  #count = 0;
  #isInner = false;
  #isOver = false;

  constructor(client: Client) {
    this.#client = client;
    const pool: StatementPool = { options: { max: 16 }, connect: async () => this.#connect() };
    this.db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: nameStatements(pool) }) });
  }

  async undone<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isInner) throw new Error('One after the other.');
    this.#isInner = true;
    const before = this.#save();
    try {
      return await work();
    } finally {
      await this.#settled();
      this.#isInner = false;
      // Without the release later savepoints would nest inside this one. The next statement need not wait for it.
      void this.#noted(this.#client.query(`rollback to ${before}; release ${before}`));
    }
  }

  async end(): Promise<void> {
    await this.#settled();
    this.#isOver = true;
  }

  async #settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
    if (this.#open.length > 0) throw new Error('A transaction was left open.');
  }

  /** A connection for one transaction, or for single statements. */
  #connect(): StatementClient {
    let own = '';
    const run = async (query: Query) => {
      const word = words.exec(query.text)?.[0];
      if (!word) return this.#open.includes(own) ? this.#send(query) : this.#alone(query);
      if (word === 'begin') {
        own = this.#save();
        this.#open.push(own);
      } else {
        if (this.#open.pop() !== own) throw new Error('A transaction ended before one within it.');
        await this.#client.query(word === 'commit' ? `release ${own}` : `rollback to ${own}`);
      }
      return { command: word.toUpperCase(), rowCount: null, rows: [] };
    };
    const query = (query: Query) => {
      const answered = this.#noted(run(query));
      const { callback } = query;
      if (!callback) return answered;
      answered.then((result) => callback(null, result), callback);
    };
    return { query, release() {} } as unknown as StatementClient;
  }

  /** A single statement that fails leaves all else unchanged. */
  async #alone(query: Query) {
    const before = this.#save();
    try {
      return await this.#send(query);
    } catch (error) {
      await this.#client.query(`rollback to ${before}`);
      throw error;
    }
  }

  /** Travels with the statement behind it. */
  #save(): string {
    if (this.#isOver) throw new Error('It was asked for after all was over.');
    gatherWrites(this.#client);
    const name = `s${++this.#count}`;
    void this.#noted(this.#client.query(`savepoint ${name}`)).catch(() => {});
    return name;
  }

  #send({ text, values = [], name }: Query): Promise<pg.QueryResult> {
    return this.#client.query({ text, values, ...(name && { name }) });
  }

  #noted<T>(running: Promise<T>): Promise<T> {
    this.#running.add(running);
    const done = () => this.#running.delete(running);
    running.then(done, done);
    return running;
  }
}
