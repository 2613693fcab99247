import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';

const atOnce = 200;

/** Expires opportunities past their closing day, by the database's time. Each expires once, also when several servers do this. */
export async function expireOpportunities(core: Core): Promise<number> {
  for (let all = 0; ; ) {
    const count = await expireSome(core);
    all += count;
    if (count < atOnce) return all;
  }
}

function expireSome(core: Core): Promise<number> {
  return core.db.transaction().execute(async (tx) => {
    // Every change of an opportunity holds the project first.
    const due = await sql<{ id: string; project_id: string }>`
      select opportunities.id, project_id from opportunities join projects on projects.id = project_id
      where opportunities.state in ('live', 'paused') and closes_at <= clock_timestamp()
      order by project_id, opportunities.id limit ${atOnce}
      for update of projects skip locked`.execute(tx);
    let count = 0;
    for (const { id, project_id: projectId } of due.rows) {
      const ended = await tx
        .updateTable('opportunities')
        .set({ state: 'expired', ended_at: now })
        .where('id', '=', id)
        .where('state', 'in', ['live', 'paused'])
        .where('closes_at', '<=', sql<Date>`clock_timestamp()`)
        .returning('id')
        .executeTakeFirst();
      if (!ended) continue;
      count += 1;
      const subject = { opportunityId: id, projectId };
      await record(tx, { name: 'opportunities.expired', accountId: null, subject });
    }
    return count === 0 ? 0 : due.rows.length;
  });
}
