import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { TestCore } from './database.ts';

/** How strongly the row is held: as a change of another column would, or against every other lock. */
type Strength = 'no key update' | 'update';

export type HeldRow = {
  /** Resolves once so many statements of others wait for a lock. */
  waiters(atLeast: number): Promise<void>;
  release(): Promise<void>;
};

/** Holds an account's row in a transaction of its own, so that whatever needs it has to wait: then races compete. */
export async function holdRow(
  core: TestCore,
  accountId: string,
  strength: Strength = 'no key update',
): Promise<HeldRow> {
  return hold(core, `select id from accounts where id = $1 for ${strength}`, [accountId]);
}

/** Locks all accounts against every reader, so that no process can read them before the release. */
export function holdAccounts(core: TestCore): Promise<HeldRow> {
  return hold(core, 'lock table accounts in access exclusive mode', []);
}

/** Holds what a statement locks. */
export async function hold(
  { connection }: Pick<TestCore, 'connection'>,
  statement: string,
  values: string[],
): Promise<HeldRow> {
  const client = new pg.Client({ connectionString: connection.url });
  await client.connect();
  await client.query('begin');
  await client.query(statement, values);
  return {
    async waiters(atLeast) {
      for (let left = 500; left > 0; left--) {
        // PostgreSQL keeps one snapshot of its statistics for a whole transaction.
        await client.query('select pg_stat_clear_snapshot()');
        const { rows } = await client.query(
          `select count(*)::int as count from pg_locks where not granted
           and pid in (select pid from pg_stat_activity where datname = current_database())`,
        );
        if (rows[0].count >= atLeast) return;
        await wait(20);
      }
      throw new Error(`Fewer than ${atLeast} statements wait for the row.`);
    },
    async release() {
      await client.query('commit');
      await client.end();
    },
  };
}
