import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { pauseByCase } from './steps/hold-by-case.ts';

/** Ends the pauses by cases whose days are over: those organisations are active again if an owner can act. */
export async function endCasePauses({ db }: Pick<Core, 'db'>): Promise<void> {
  const due = await db
    .selectFrom('organisations')
    .select('id')
    .where('case_paused_until', '<=', now)
    .orderBy('id')
    .execute();
  for (const { id } of due)
    await db.transaction().execute(async (tx) => {
      const held = await tx
        .selectFrom('organisations')
        .select('id')
        .where('id', '=', id)
        .where('case_paused_until', '<=', now)
        .forUpdate()
        .executeTakeFirst();
      if (held) await pauseByCase(tx, id, sql<Date>`null`);
    });
}
