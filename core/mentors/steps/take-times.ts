import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { Refusal } from '../../ground/refusal.ts';
import { refreshSlotsOf } from './refresh-slots.ts';

type Side = 'mentor' | 'mentee';

export type TakenTime = {
  accountId: string;
  from: Date;
  until: Date;
  /** The kind of thing that takes it: a session, an office hour. */
  what: string;
  subjectId: string;
  side: Side;
  /** A mentor's time is held with the break after it. */
  breakMinutes: number;
  /** Named in the member's own calendar, where no session of two takes the time. */
  title?: string;
};

/**
 * Takes times of members, all of them or none, and closes the slots that they touch. The caller has locked the accounts, so that
 * of two who take one time the second is refused; the constraint of the table is there for those who have not.
 * @throws Refusal `mentoring_time_taken` for a mentor's time, `mentoring_busy` for a mentee's
 */
export async function takeTimes(tx: Tx, times: readonly TakenTime[]): Promise<void> {
  const taken = await insertFree(tx, times);
  if (taken) throw new Refusal(taken === 'mentor' ? 'mentoring_time_taken' : 'mentoring_busy');
  await refreshSlotsOf(
    tx,
    times.map(({ accountId }) => accountId),
  );
}

/** Inserts nothing where something overlaps one of the times. Resolves to its side, a mentor's first. */
async function insertFree(tx: Tx, times: readonly TakenTime[]): Promise<Side | undefined> {
  const of = <Key extends keyof TakenTime>(key: Key) => times.map((time) => time[key]);
  const dates = (key: 'from' | 'until') => times.map((time) => time[key].toISOString());
  try {
    const { rows } = await sql<{ side: Side }>`
      with wanted as materialized (
        select id, account_id, tstzrange(starts_at, ends_at + make_interval(mins => break_minutes)) as during, ends_at,
          what, subject_id, side, title
        from unnest(
          ${times.map(() => newId())}::text[], ${of('accountId')}::text[], ${dates('from')}::timestamptz[],
          ${dates('until')}::timestamptz[], ${of('breakMinutes')}::int[], ${of('what')}::text[], ${of('subjectId')}::text[],
          ${of('side')}::text[], ${times.map(({ title = '' }) => title)}::text[]
        ) as one (id, account_id, starts_at, ends_at, break_minutes, what, subject_id, side, title)
      ), taken as (
        select side from wanted where exists (
          select from booked_times
          where booked_times.account_id = wanted.account_id and booked_times.during && wanted.during
        )
      ), inserted as (
        insert into booked_times (id, account_id, during, ends_at, what, subject_id, side, title)
        select * from wanted where not exists (select from taken)
      )
      select side from taken order by side desc limit 1`.execute(tx);
    return rows[0]?.side;
  } catch (error) {
    if (isOverlap(error)) return times.every(({ side }) => side === 'mentee') ? 'mentee' : 'mentor';
    throw error;
  }
}

function isOverlap(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '23P01';
}
