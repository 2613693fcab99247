import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { shiftByDowntime, shortDowntimeMs } from '../change-deadline.ts';
import { columnsOf, deadlineOf } from '../deadline-row.ts';

/**
 * Records that a server is running, and gives a gap without servers back to every open deadline. Other transactions that do
 * the same, or lapse deadlines, wait until this one ends.
 */
export async function beat(tx: Tx): Promise<void> {
  await sql`insert into heartbeats (beat_at) values (now()) on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ from: Date; to: Date }>`
    select beat_at as from, clock_timestamp() as to from heartbeats for update`.execute(tx);
  const [gap] = rows;
  if (!gap) throw new Error('There is no heartbeat.');
  if (gap.to.getTime() - gap.from.getTime() > shortDowntimeMs) await makeUpFor(tx, gap);
  await sql`update heartbeats set beat_at = greatest(beat_at, ${gap.to})`.execute(tx);
}

async function makeUpFor(tx: Tx, downtime: { from: Date; to: Date }): Promise<void> {
  await tx
    .insertInto('downtimes')
    .values({ began_at: downtime.from, ended_at: downtime.to })
    .onConflict((conflict) => conflict.column('began_at').doNothing())
    .execute();
  // Other transactions lock deadlines in no common order, so row locks here could deadlock: the table lock waits until they
  // end.
  await sql`lock table clocks in exclusive mode`.execute(tx);
  const page = 1000;
  for (let after = ''; ; ) {
    const rows = await tx
      .selectFrom('clocks')
      .selectAll()
      .where('ended_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(page)
      .forUpdate()
      .execute();
    const changed = rows.map((row) => ({
      id: row.id,
      ...columnsOf(shiftByDowntime(deadlineOf(row), downtime), row),
    }));
    await sql`
      update clocks set
        due_at = moved.due_at, shifted_until = moved.shifted_until, next_notice_at = moved.next_notice_at
      from json_to_recordset(${JSON.stringify(changed)}::json)
        as moved (id text, due_at timestamptz, shifted_until timestamptz, next_notice_at timestamptz)
      where clocks.id = moved.id`.execute(tx);
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    after = last.id;
  }
}
