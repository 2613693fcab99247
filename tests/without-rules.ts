import { sql } from 'kysely';
import type { Tx } from '#core/ground/events.ts';
import { connect } from '#db/connect.ts';
import { mastersOf } from './migrated-cluster.ts';

/**
 * What nobody but the holder of the database's keys can do: rows are written as they are said, and no trigger and no reference
 * looks at them.
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
