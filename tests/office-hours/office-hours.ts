import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { announceOfficeHour } from '#core/office-hours/announce-office-hour.ts';
import { takeSeat } from '#core/office-hours/take-seat.ts';
import { newMentee, newMentor, openPage } from '#tests/mentoring/sessions.ts';

export const officeTopic = 'First prices for growers';
export const officeLink = 'https://meet.example.org/office';
export const officeQuestion = 'May I ask one price in the first year, and another one later?';

/** A mentor whose page offers office hours. The clock of their hours is UTC. */
export const newHost = (core: Core, said = {}) => newMentor(core, { said: { officeHours: true, ...said } });

/** Gives a member an open page that offers office hours, also where they have one already. */
export async function offerOfficeHours(core: Core, who: Pick<Member, 'id'>): Promise<void> {
  await openPage(core, who);
  await sql`
    update mentors set state = 'open', pause = '', said = said || '{"officeHours": true}' where account_id = ${who.id}`.execute(
    core.db,
  );
}

/** A local time in UTC, so many hours from now, on the full minute. */
export function localIn(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);
}

export function announced(hours = 72, changes = {}) {
  return {
    localStart: localIn(hours),
    minutes: 60,
    seats: 2,
    topic: officeTopic,
    link: officeLink,
    ...changes,
  };
}

/** An office hour of a new mentor, or of this one, that begins so many hours from now. */
export async function officeHourOf(
  core: Core,
  {
    mentor: known,
    hours = 72,
    seats = 2,
  }: { mentor?: Member | undefined; hours?: number; seats?: number } = {},
) {
  const mentor = known ?? (await newHost(core));
  const { id } = await announceOfficeHour(core, mentor, announced(hours, { seats }));
  return { id, mentor };
}

/** Takes a seat, or waits for one. */
export async function seatIn(core: Core, officeHourId: string, known?: Member) {
  const mentee = known ?? (await newMentee(core));
  await takeSeat(core, mentee, { officeHourId, question: officeQuestion, orWait: true });
  return mentee;
}

/** Moves the beginning, as if the time until then had gone by. */
export const letBeginIn = (core: Core, id: string, minutes: number) =>
  sql`update office_hours set starts_at = now() + make_interval(mins => ${minutes}) where id = ${id}`.execute(
    core.db,
  );
