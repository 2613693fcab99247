import { sql } from 'kysely';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { nextNoticeAt } from '../clock-row.ts';
import { lapseJob } from '../lapse-job.ts';
import { startClock, startClockUntil, type WaitKind } from '../waits.ts';
import { indianWeek } from '../working-days.ts';

export type NewClock = {
  kind: WaitKind;
  /** The thing that waits. It has one open clock of a kind at a time. */
  subjectId: string;
  /**
   * The account that owes the next step; `us` for the product's own people. With a project all its owners owe it, and the
   * account is the one who is reminded. Null where nobody is there any more, and the time runs all the same.
   */
  owes: { accountId: string | null; projectId?: string } | 'us';
  /** The account that waits for it, where that is a person. */
  awaitedBy: string | null;
  /** For a wait that names the moment until which it lasts. */
  until?: Date;
  /** Whoever waits hears nothing of it. */
  isQuiet?: boolean;
};

/** Begins to count the time that a wait may take, in the zone of whoever owes the next step. Resolves to when it is over. */
export async function beginClock(
  tx: Tx,
  { kind, subjectId, owes, awaitedBy, until, isQuiet }: NewClock,
): Promise<Date> {
  const owedBy = owes === 'us' ? null : owes.accountId;
  const { now, zone } = await moment(tx, owedBy);
  const clock = until ? startClockUntil(until, now, zone) : startClock(kind, now, zone, indianWeek);
  const id = newId();
  await tx
    .with('begun', (with_) =>
      with_
        .insertInto('clocks')
        .values({
          id,
          kind,
          subject_id: subjectId,
          owed_by: owedBy,
          project_id: owes === 'us' ? null : (owes.projectId ?? null),
          awaited_by: awaitedBy,
          zone: clock.zone,
          began_at: clock.beganAt,
          due_at: clock.dueAt,
          next_notice_at: nextNoticeAt(clock, kind, []),
        })
        .returning('id'),
    )
    .selectFrom('begun')
    .select(lapseJob(id, clock.dueAt).as('job'))
    .execute();
  const subject = { clockId: id, kind, subjectId, isQuiet };
  await record(tx, { name: 'clocks.began', accountId: owedBy, subject });
  return clock.dueAt;
}

async function moment(tx: Tx, accountId: string | null): Promise<{ now: Date; zone: string }> {
  const { rows } = await sql<{ now: Date; zone: string | null }>`
    select now(), (select zone from standings where account_id = ${accountId}) as zone`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The database tells no time.');
  return { now: row.now, zone: row.zone ?? indianWeek.zone };
}
