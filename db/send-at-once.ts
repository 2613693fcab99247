import type { CompiledQuery } from 'kysely';
import type { Tx } from './connect.ts';

/** Stands in place of a text: our clients (named-statements.ts) send the statement among its values and answer at once. */
export const sendingAtOnce = '-- send at once';

/** The answer to `sendingAtOnce`: the database's own is still to come. */
export type Sent<Row = unknown> = { running: Promise<{ rows: Row[] }> };

/**
 * Sends a statement of a transaction before the previous one is answered. Kysely holds each statement back until our client
 * has answered the one before it, so the client answers at once with the promise of the rows (decisions 107 and 246).
 */
export async function sendAtOnce<Row>(tx: Tx, query: CompiledQuery<Row>): Promise<Row[]> {
  const { sql, parameters } = query;
  const { rows } = await tx.executeQuery({ ...query, sql: sendingAtOnce, parameters: [sql, parameters] });
  const [{ running }] = rows as unknown as [Sent<Row>];
  return (await running).rows;
}
