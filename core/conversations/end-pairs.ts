import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Pair } from './steps/begin-for-pair.ts';

/** Makes those open conversations read-only for which a condition on the row `talk` holds, and that nothing else keeps open. */
export async function endPairsWhere(db: Db, kind: Pair['kind'], isOver: RawBuilder<boolean>): Promise<void> {
  await sql`
    update conversations as talk set state = 'ended'
    where talk.kind = ${kind} and talk.state = 'open' and coalesce(talk.kept_until < now(), true) and ${isOver}`.execute(
    db,
  );
}
