import type { Tx } from '../../ground/events.ts';
import { freeTimes } from '../../mentors/steps/free-times.ts';
import { type TakenTime, takeTimes } from '../../mentors/steps/take-times.ts';

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
 * @throws Refusal each of `takeTimes`
 */
export async function book(tx: Tx, one: Booked): Promise<void> {
  await takeTimes(tx, timesOf(one, one.starts_at, { what: 'session', subjectId: one.id }));
}

/** Reserves times that one side offers in place of the agreed one; for the mentee's own offer, with their time as well. */
export async function bookOffers(
  tx: Tx,
  one: Booked,
  times: readonly Date[],
  by: 'mentor' | 'mentee',
): Promise<void> {
  const offered = times.flatMap((from, at) =>
    timesOf(one, from, { what: 'move', subjectId: `${one.id}.${at}` }),
  );
  await takeTimes(
    tx,
    offered.filter(({ side }) => side === 'mentor' || by === 'mentee'),
  );
}

/** A time of this length for each side whose account is still there. */
function timesOf(one: Booked, from: Date, of: Pick<TakenTime, 'what' | 'subjectId'>): TakenTime[] {
  const time = { ...of, from, until: new Date(from.getTime() + one.minutes * 60_000) };
  const { mentor_id: mentor, mentee_id: mentee, break_minutes: breakMinutes } = one;
  return [
    ...(mentor === null ? [] : [{ ...time, accountId: mentor, side: 'mentor', breakMinutes } as const]),
    ...(mentee === null ? [] : [{ ...time, accountId: mentee, side: 'mentee', breakMinutes: 0 } as const]),
  ];
}

export async function freeOffers(tx: Tx, { id }: Pick<Booked, 'id'>, count: number): Promise<void> {
  const subjectIds = Array.from({ length: count }, (_, at) => `${id}.${at}`);
  await freeTimes(tx, { what: 'move', subjectIds });
}

/** Frees the time of a session or request. */
export async function freeBooked(tx: Tx, { id }: Pick<Booked, 'id'>): Promise<void> {
  await freeTimes(tx, { what: 'session', subjectIds: [id] });
}
