import { CompiledQuery } from 'kysely';
import type { Tx } from './connect.ts';

/** Stands in place of a text: our clients (named-statements.ts) send the statement among its values and answer at once. */
export const sendingAtOnce = '-- send at once';

/** The answer to `sendingAtOnce`: the database's own is still to come. */
export type Sent = { running: Promise<{ rows: unknown[] }> };

/**
 * Sends a statement of a transaction before the previous one is answered. Kysely holds each statement back until our client
 * has answered the one before it, so the client answers at once with the promise of the rows (decisions 107 and 246).
 */
export async function sendAtOnce<Row>(tx: Tx, { sql, parameters }: CompiledQuery<Row>): Promise<Row[]> {
  const { rows } = await tx.executeQuery<Sent>(CompiledQuery.raw(sendingAtOnce, [sql, parameters]));
  const answers = await Promise.all(rows.map(({ running }) => running));
  return answers.flatMap((answer) => answer.rows as Row[]);
}
