import { sql } from 'kysely';
import type { Tx } from '#core/ground/events.ts';
import { connect } from '#db/connect.ts';
import { mastersOf } from './migrated-cluster.ts';

/**
 * Runs `work` as a superuser without triggers and foreign keys, so that it can write rows which the application's role
 * cannot.
 */
export async function withoutRules(database: string, work: (tx: Tx) => Promise<void>): Promise<void> {
  const { db, close } = connect(mastersOf(database), { max: 1 });
  try {
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await work(tx);
    });
  } finally {
    await close();
  }
}
