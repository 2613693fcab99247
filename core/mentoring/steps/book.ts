import type { Tx } from '../../ground/events.ts';
import { freeTime } from '../../mentors/steps/free-time.ts';
import { takeTime } from '../../mentors/steps/take-time.ts';
import { asBusy } from '../as-busy.ts';
import { endOf } from '../row.ts';

type Booked = {
  id: string;
  mentor_id: string | null;
  mentee_id: string | null;
  starts_at: Date;
  minutes: number;
  break_minutes: number;
};

/**
 * Takes the time of a session or request in the calendars of both held accounts, the mentor's with its break.
 * @throws Refusal `mentoring_time_taken` for the mentor's time; `mentoring_busy` for the mentee's
 */
export async function book(tx: Tx, one: Booked): Promise<void> {
  const time = { from: one.starts_at, until: endOf(one), what: 'session', subjectId: one.id } as const;
  if (one.mentor_id !== null)
    await takeTime(tx, {
      ...time,
      accountId: one.mentor_id,
      side: 'mentor',
      breakMinutes: one.break_minutes,
    });
  if (one.mentee_id !== null)
    await takeTime(tx, { ...time, accountId: one.mentee_id, side: 'mentee', breakMinutes: 0 }).catch(asBusy);
}

/** Reserves times that one side offers in place of the agreed one; for the mentee's own offer, with their time as well. */
export async function bookOffers(
  tx: Tx,
  one: Booked,
  times: readonly Date[],
  by: 'mentor' | 'mentee',
): Promise<void> {
  for (const [at, from] of times.entries()) {
    const until = new Date(from.getTime() + one.minutes * 60_000);
    const time = { from, until, what: 'move', subjectId: `${one.id}.${at}` } as const;
    if (one.mentor_id !== null)
      await takeTime(tx, {
        ...time,
        accountId: one.mentor_id,
        side: 'mentor',
        breakMinutes: one.break_minutes,
      });
    if (by === 'mentee' && one.mentee_id !== null)
      await takeTime(tx, { ...time, accountId: one.mentee_id, side: 'mentee', breakMinutes: 0 }).catch(
        asBusy,
      );
  }
}

export async function freeOffers(tx: Tx, { id }: Pick<Booked, 'id'>, count: number): Promise<void> {
  for (let at = 0; at < count; at++) await freeTime(tx, { what: 'move', subjectId: `${id}.${at}` });
}

/** Frees the time of a session or request. */
export async function freeBooked(tx: Tx, { id }: Pick<Booked, 'id'>): Promise<void> {
  await freeTime(tx, { what: 'session', subjectId: id });
}
