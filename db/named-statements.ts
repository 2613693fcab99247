import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { type Broadcast, broadcasting } from './broadcasts.ts';
import { type Connected, gatherWrites, hangUp } from './driver/connection-stream.ts';
import { DescribedQuery } from './driver/described-query.ts';
import { DatabaseAway } from './gone.ts';
import { positionNow } from './positions.ts';
import { currentReading, noteWrite, type Reading, writes } from './reading.ts';
import { type Sent, sendingAtOnce } from './send-at-once.ts';
import { hashOf } from './statement-name.ts';

/** Each named text is kept by every connection for its lifetime, so there must be an end to them. */
const limit = 400;
/**
 * Texts that clients shape by their queries begin with this and have a limit of their own, so that a client with ever new
 * lists cannot use up the names of all other statements.
 */
const shapedByClients = '/* list */';
const limitOfShaped = 100;

/** As much of a pool and its clients as statements need. */
export type StatementClient = Pick<pg.ClientBase, 'query'> & Connected & { release(destroy?: boolean): void };
export type StatementPool = { options: { max?: number | undefined }; connect(): Promise<StatementClient> };

export type StatementOptions = {
  /** Milliseconds after which a connection that has not answered counts as dead. */
  longest?: number;
  /** Gets the broadcasts of a transaction that was committed. */
  broadcast?: (all: readonly Broadcast[]) => void;
  /** While this says no, statements fail at once. */
  isThere?: () => boolean;
  /** Works together with `longest`, which notes when a statement begins. */
  watch?: WatchStatement;
  /** Whether the position of each write is noted for the request that made it (reading.ts). */
  notesWrites?: boolean;
};

/**
 * Hears of each statement after its answer, where its caller stands (`AsyncLocalStorage`).
 * @param began and `ended` are times of `performance.now()`, in milliseconds; waiting for the statements before it is part of them
 */
export type WatchStatement = (text: string, began: number, ended: number, hasFailed: boolean) => void;

/**
 * Gives every parameterised statement a name made from its text, so that PostgreSQL parses and plans it once per
 * connection. Beyond `limit` distinct texts, further ones run unnamed.
 */
export function nameStatements(pool: StatementPool, options: StatementOptions = {}): PostgresPool {
  const { longest, isThere = () => true, broadcast = () => {}, watch, notesWrites = false } = options;
  const own = new Map<string, string>();
  const shaped = new Map<string, string>();
  const clients = new WeakMap<StatementClient, PostgresPoolClient>();
  const overdue = longest ? watchOverdue(longest) : null;

  function nameOf(text: string): string | undefined {
    const isShaped = text.startsWith(shapedByClients);
    const names = isShaped ? shaped : own;
    const known = names.get(text);
    if (known || names.size >= (isShaped ? limitOfShaped : limit)) return known;
    const name = hashOf(text);
    names.set(text, name);
    return name;
  }

  /** The text keeps its number of names: only the newest is used again. */
  function renew(text: string, name: string): string {
    const names = text.startsWith(shapedByClients) ? shaped : own;
    const current = names.get(text);
    // Another connection met the same change before.
    if (current && current !== name) return current;
    const fresh = `${name.slice(0, 16)}-${Date.now().toString(36)}`;
    names.set(text, fresh);
    return fresh;
  }

  function named(client: StatementClient): PostgresPoolClient {
    let isInTransaction = false;
    let notBegun: { error: unknown } | null = null;
    let beginning = Promise.resolve();
    let announced: Broadcast[] = [];
    let hasWritten = false;

    async function run<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>> {
      const isEnd = text === 'commit' || text === 'rollback';
      if (text === 'begin' || text.startsWith('start transaction'))
        [isInTransaction, notBegun, announced, beginning, hasWritten] = [
          true,
          null,
          [],
          Promise.resolve(),
          false,
        ];
      else if (isEnd) isInTransaction = false;
      const reading = notesWrites ? currentReading() : undefined;
      if (reading && isInTransaction) hasWritten ||= writes(text);
      const send = async (name?: string) => {
        const begun = overdue?.begin(client);
        let hasFailed = true;
        if (isInTransaction) gatherWrites(client);
        try {
          const answer = name
            ? await queryDescribed<R>(client, { text, values, name })
            : await (client.query({ text, values }) as unknown as Promise<PostgresQueryResult<R>>);
          hasFailed = false;
          return answer;
        } finally {
          if (begun) overdue?.end(begun);
          if (begun) watch?.(text, begun.since, performance.now(), hasFailed);
        }
      };
      if (text === broadcasting) {
        announced.push(...(values as Broadcast[]));
        return nothing;
      }
      if (text === sendingAtOnce) {
        const [statement, parameters] = values as [string, unknown[]];
        const sent: Sent = { running: run(statement, parameters) };
        return { ...nothing, rows: [sent as R] };
      }
      // `begin` is answered before the statements sent with it. Without it they ran outside a transaction, so this
      // must not succeed.
      if (isEnd) await beginning;
      if ((isInTransaction || isEnd) && notBegun) throw notBegun.error;
      if (text === 'commit') {
        const committed = await (reading && hasWritten ? noting(client, reading, send) : send());
        // Of a transaction that has failed a commit is answered as what it was.
        if (committed.command === 'COMMIT') broadcast(announced);
        return committed;
      }
      // It travels with the first statements. Where it is refused, their connection goes, and what has not run yet with it.
      if (text === 'begin') {
        const refused = (error: unknown) => {
          notBegun = { error };
          hangUp(client);
        };
        beginning = send().then(() => {}, refused);
        return nothing;
      }
      const isWrite = reading && !isInTransaction && writes(text);
      const go = isWrite ? (name?: string) => noting(client, reading, () => send(name)) : send;
      // A transaction cannot go on after a failed statement, so what might fail for its name goes without one there.
      if (values.length === 0 || (isInTransaction && everyColumn.test(text))) return go();
      const name = nameOf(text);
      if (!name) return go();
      try {
        return await go(name);
      } catch (error) {
        if (isInTransaction || !isOfFormerTable(error)) throw error;
        return go(renew(text, name));
      }
    }

    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(text: unknown, values: readonly unknown[] = []): unknown {
      if (typeof text !== 'string') throw new Error('Cursors are not used here.');
      return run(text, [...values]);
    }
    return { query, release: (destroy) => client.release(destroy) };
  }

  return {
    options: pool.options,
    // The pool also serves the jobs and the migrations; its creator ends it.
    end: async () => {},
    async connect() {
      if (!isThere()) throw new DatabaseAway();
      const client = await pool.connect();
      const known = clients.get(client);
      if (known) return known;
      const fresh = named(client);
      clients.set(client, fresh);
      return fresh;
    },
  };
}

const askingPosition = { name: 'position', text: `select ${positionNow} as position`, values: [] };

/** Sends a write, and in the same piece the question for a position that contains it: no second round trip. */
async function noting<R>(client: StatementClient, reading: Reading, send: () => Promise<R>): Promise<R> {
  gatherWrites(client);
  const sent = send();
  const position = queryDescribed<{ position: string | null }>(client, askingPosition)
    .then(({ rows }) => rows[0]?.position ?? null)
    .catch(() => null);
  const answer = await sent;
  noteWrite(reading, await position);
  return answer;
}

const nothing: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] };

function queryDescribed<R>(
  client: StatementClient,
  statement: { text: string; values: unknown[]; name: string },
): Promise<PostgresQueryResult<R>> {
  return new Promise((resolve, reject) => {
    client.query(
      new DescribedQuery({
        ...statement,
        callback(error, result) {
          if (!error) resolve(result as unknown as PostgresQueryResult<R>);
          else {
            // The driver's own would lead to its socket.
            Error.captureStackTrace(error);
            reject(error);
          }
        },
      }),
    );
  });
}

type Running = { client: StatementClient; since: number };

/** Milliseconds between two looks at what is running. */
const look = 100;

/**
 * Hangs up on connections whose statement is overdue: a database that is frozen, or a line that is cut without a word,
 * answers nothing at all. One look at all of them now and then costs a busy server less than a timer for each.
 */
function watchOverdue(longest: number) {
  // In the order in which they began.
  const running = new Set<Running>();
  let timer: NodeJS.Timeout | undefined;

  function check(): void {
    if (running.size === 0) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    // The next look would be too late for what is overdue before it.
    const oldest = performance.now() - (longest - look);
    for (const one of running) {
      if (one.since > oldest) return;
      // Reads answers first that arrived while this process was busy.
      setImmediate(() => running.has(one) && hangUp(one.client));
    }
  }

  return {
    begin(client: StatementClient): Running {
      const one = { client, since: performance.now() };
      running.add(one);
      timer ??= setInterval(check, look).unref();
      return one;
    },
    end: (one: Running) => running.delete(one),
  };
}

const everyColumn = /(?:select|returning|,) (?:"\w+"\.)?\*|"\."?\*/;

/** A column was added or changed since the statement got its name, as a migration of a newer server does. */
function isOfFormerTable(error: unknown): boolean {
  const refusal = error as { code?: string; routine?: string } | null;
  return refusal?.code === '0A000' && refusal.routine === 'RevalidateCachedQuery';
}
