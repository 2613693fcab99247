import type { CompiledQuery, QueryResult } from 'kysely';
import type { Tx } from '../connect.ts';

/**
 * Private part: `getExecutor` and `provideConnection` of a transaction. Checked with kysely 0.29.9, whose executor holds each
 * statement back until the previous one is answered. Need: decision 107, a message in three round trips instead of 22.
 *
 * The executor must provide the connection each time: it refuses once the transaction has ended, when the connection belongs
 * to another one.
 */
export async function sendAtOnce<Row>(tx: Tx, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  const { running } = await tx.getExecutor().provideConnection(async (connection) => ({
    running: connection.executeQuery<Row>(query),
  }));
  return running;
}
