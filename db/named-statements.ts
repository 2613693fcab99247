import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Each named text is kept by every connection for its lifetime, so there must be an end to them. */
const limit = 400;
/**
 * Texts that clients shape by their queries begin with this, and have an end of their own: nobody who asks for ever
 * stranger lists can take the names away from everything else.
 */
const shapedByClients = '/* list */';
const limitOfShaped = 100;

/** As much of a pool and its clients as statements need. */
export type StatementClient = Pick<pg.ClientBase, 'query'> & { release(destroy?: boolean): void };
export type StatementPool = { options: { max?: number | undefined }; connect(): Promise<StatementClient> };

/**
 * Gives every parameterised statement a name made from its text, so that PostgreSQL parses and plans it once per
 * connection. Beyond `limit` distinct texts, further ones run unnamed.
 */
export function nameStatements(pool: StatementPool): PostgresPool {
  const own = new Map<string, string>();
  const shaped = new Map<string, string>();
  const clients = new WeakMap<StatementClient, PostgresPoolClient>();

  function nameOf(text: string): string | undefined {
    const isShaped = text.startsWith(shapedByClients);
    const names = isShaped ? shaped : own;
    const known = names.get(text);
    if (known || names.size >= (isShaped ? limitOfShaped : limit)) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    names.set(text, name);
    return name;
  }

  function named(client: StatementClient): PostgresPoolClient {
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(text: unknown, values: readonly unknown[] = []): unknown {
      if (typeof text !== 'string') throw new Error('Cursors are not used here.');
      return client.query({ text, values: [...values], ...(values.length > 0 && { name: nameOf(text) }) });
    }
    return { query, release: (destroy) => client.release(destroy) };
  }

  return {
    options: pool.options,
    // The pool also serves the jobs and the migrations; whoever made it ends it.
    end: async () => {},
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known) return known;
      const fresh = named(client);
      clients.set(client, fresh);
      return fresh;
    },
  };
}
