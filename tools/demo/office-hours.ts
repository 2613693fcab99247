import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { announceOfficeHour } from '#core/office-hours/announce-office-hour.ts';
import { cancelOfficeHour } from '#core/office-hours/cancel-office-hour.ts';
import { fillSeats } from '#core/office-hours/fill-seats.ts';
import { getOfficeHour } from '#core/office-hours/get-office-hour.ts';
import { leaveSeat } from '#core/office-hours/leave-seat.ts';
import { takeSeat } from '#core/office-hours/take-seat.ts';
import { tickAttendance } from '#core/office-hours/tick-attendance.ts';

type PersonOf = (handle: string) => Member;
type Told = { mentor: string; topic: string; days: number; at: string; minutes: number; seats: number };

/** Office hours in each state: with seats left, full with a list, with an offered seat, over, cancelled. */
export async function holdOfficeHours(core: Core, personOf: PersonOf): Promise<void> {
  const link = 'https://meet.example.org/office-hour';
  const announce = async ({ mentor, days, at, ...rest }: Told) => {
    const on = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const { id } = await announceOfficeHour(core, personOf(mentor), {
      ...rest,
      localStart: `${on}T${at}`,
      link,
    });
    return id;
  };
  const sit = (officeHourId: string, handle: string, question = '') =>
    takeSeat(core, personOf(handle), { officeHourId, question, orWait: true });
  const sharada = { mentor: 'sharada-apte', minutes: 60 };

  const shift = await announce({
    ...sharada,
    topic: 'Your first shift plan',
    days: 6,
    at: '20:30',
    seats: 12,
  });
  await sit(shift, 'asha-patil', 'We are two and want a third. Who should write the plan?');
  await sit(shift, 'namita-kulkarni', 'यंत्र बंद असते त्या आठवड्याचे नियोजन कसे करता?');
  for (const handle of ['vikram-joshi', 'tunde-adeyemi', 'ruth-apio']) await sit(shift, handle);

  const full = await announce({
    ...sharada,
    topic: 'Ten complaints, ten answers',
    days: 9,
    at: '20:30',
    seats: 2,
  });
  await sit(full, 'priya-nair');
  await sit(full, 'esi-owusu', 'Do you answer a complaint in writing or by phone?');
  for (const handle of ['kofi-asante', 'yash-kale']) await sit(full, handle);

  const offered = await announce({
    mentor: 'ngozi-umeh',
    topic: 'Asking without leading',
    days: 3,
    at: '20:30',
    minutes: 45,
    seats: 2,
  });
  for (const handle of ['amina-bello', 'grace-nakato', 'daniel-okello']) await sit(offered, handle);
  const { startsAt } = await getOfficeHour(core, personOf('ngozi-umeh'), offered);
  await moveBy(core, offered, 20 - Math.round((Date.parse(startsAt) - Date.now()) / 3_600_000));
  await leaveSeat(core, personOf('amina-bello'), offered);
  await fillSeats(core);

  const over = await announce({
    ...sharada,
    topic: 'Quality without a laboratory',
    days: 4,
    at: '20:30',
    seats: 6,
  });
  await sit(over, 'omkar-jadhav', 'Which one measurement would you never leave out?');
  await sit(over, 'pooja-rathod');
  await moveBy(core, over, -7 * 24);
  const { attendees } = await getOfficeHour(core, personOf('sharada-apte'), over);
  const ids = attendees.slice(0, 1).map(({ seatId }) => seatId);
  await tickAttendance(core, personOf('sharada-apte'), { officeHourId: over, ids });

  const cancelled = await announce({
    mentor: 'ngozi-umeh',
    topic: 'Twelve ideas, one product',
    days: 12,
    at: '20:30',
    minutes: 90,
    seats: 20,
  });
  await sit(cancelled, 'sneha-more');
  const words = 'The hospital needs me that evening. I announce another date next week.';
  await cancelOfficeHour(core, personOf('ngozi-umeh'), {
    officeHourId: cancelled,
    reason: 'other_duty',
    words,
  });
}

/** Moves an office hour by so many hours, with the times that it takes where its members have nothing else then. */
async function moveBy(core: Core, id: string, hours: number): Promise<void> {
  const by = sql`make_interval(hours => ${hours})`;
  await sql`update office_hours set starts_at = starts_at + ${by} where id = ${id}`.execute(core.db);
  const moved = sql`tstzrange(lower(one.during) + ${by}, upper(one.during) + ${by})`;
  await sql`
    update booked_times as one set ends_at = ends_at + ${by}, during = ${moved}
    where split_part(subject_id, ' ', 1) = ${id} and not exists (
      select from booked_times as other
      where other.account_id = one.account_id and other.id <> one.id and other.during && ${moved}
    )`.execute(core.db);
}
