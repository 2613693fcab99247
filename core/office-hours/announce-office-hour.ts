import { sql } from 'kysely';
import type { OfficeHourBody } from '#contract/office-hours/shapes.ts';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { isOnce, momentAt } from '../ground/zones/zoned.ts';
import { holdAccounts } from '../mentoring/steps/hold-accounts.ts';
import { storedLocation } from '../mentoring/stored-location.ts';
import { zoneOf } from '../mentoring/zone-of.ts';
import { findBusy } from '../mentors/find-busy.ts';
import type { MentorRow } from '../mentors/row.ts';
import { noteActivity } from '../mentors/steps/end-still-asked.ts';
import { holdMentor } from '../mentors/steps/hold-mentor.ts';
import { takeTimes } from '../mentors/steps/take-times.ts';
import { screenText } from '../screening/screen-text.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { getOfficeHour } from './get-office-hour.ts';
import { endOf, type OfficeHourRow } from './row.ts';
import { setReminders } from './steps/set-reminders.ts';

type Announced = { localStart: string; minutes: number; seats: number; topic: string; link: string };

/**
 * Announces an office hour at a local time of the mentor's zone. The same one again is the one that stands.
 * @throws Refusal `office_hours_not_offered`, `office_hours_many`, `office_hour_time` with the reason, `mentoring_location`,
 * `mentoring_screened`, `mentoring_time_taken`
 */
export async function announceOfficeHour(
  core: Core,
  member: Member,
  { localStart, minutes, seats, topic, link }: Announced,
): Promise<OfficeHourBody> {
  const { location } = storedLocation({ kind: 'link', location: link, caller: '' });
  const id = await core.db.transaction().execute(async (tx) => {
    await holdAccounts(tx, [member.id]);
    requireAge(await holdOwnStanding(tx, member), 'adult');
    const mentor = await holdMentor(tx, member.id);
    if (mentor?.state !== 'open' || !mentor.said.officeHours) throw new Refusal('office_hours_not_offered');
    const startsAt = await readStart(tx, mentor, localStart);
    const same = await findSame(tx, member.id, { startsAt, minutes, topic });
    if (same) return same;
    if (screenText(topic).length > 0) throw new Refusal('mentoring_screened');
    if ((await countAhead(tx, member.id)) >= limits.ahead) throw new Refusal('office_hours_many');
    const hour = await tx
      .insertInto('office_hours')
      .values({ id: newId(), mentor_id: member.id, topic, starts_at: startsAt, minutes, seats, location })
      .returningAll()
      .executeTakeFirstOrThrow();
    await take(tx, mentor, hour);
    await setReminders(tx, hour, member.id);
    await noteActivity(tx, member.id);
    const subject = { officeHourId: hour.id };
    await record(tx, { name: 'officeHours.announced', accountId: member.id, subject });
    return hour.id;
  });
  return getOfficeHour(core, member, id);
}

/** The moment of a local time that is to come, not too far away, and exists once. */
async function readStart(tx: Tx, mentor: MentorRow, local: string): Promise<Date> {
  const zone = mentor.hours?.zone ?? (await zoneOf(tx, mentor.account_id));
  const refuse = (reason: string) => new Refusal('office_hour_time', { reason });
  if (!isOnce(local, zone)) throw refuse('gap');
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  const now = rows[0]?.now ?? new Date();
  const startsAt = momentAt(local, zone);
  if (startsAt <= now) throw refuse('past');
  if (startsAt.getTime() - now.getTime() > limits.weeksAhead * 7 * 86_400_000) throw refuse('far');
  return startsAt;
}

/** The same office hour, announced before. */
async function findSame(
  tx: Tx,
  mentorId: string,
  { startsAt, minutes, topic }: { startsAt: Date; minutes: number; topic: string },
): Promise<string | undefined> {
  const same = await tx
    .selectFrom('office_hours')
    .select('id')
    .where('mentor_id', '=', mentorId)
    .where('state', '=', 'announced')
    .where('starts_at', '=', startsAt)
    .where('minutes', '=', minutes)
    .where('topic', '=', topic)
    .executeTakeFirst();
  return same?.id;
}

async function countAhead(tx: Tx, mentorId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from office_hours
    where mentor_id = ${mentorId} and state = 'announced' and starts_at > now()`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Takes the time of the mentor, with the break after it. An agreed interview takes it, too, and stands elsewhere.
 * @throws Refusal `mentoring_time_taken`
 */
async function take(tx: Tx, { account_id: accountId, hours }: MentorRow, hour: OfficeHourRow): Promise<void> {
  const [from, until] = [hour.starts_at, endOf(hour)];
  const busy = (await findBusy(tx, [accountId])).get(accountId) ?? [];
  if (busy.some((one) => one.from < until.getTime() && one.heldUntil > from.getTime()))
    throw new Refusal('mentoring_time_taken');
  const time = { from, until, what: 'office_hour', subjectId: hour.id, title: hour.topic } as const;
  await takeTimes(tx, [{ ...time, accountId, side: 'mentor', breakMinutes: hours?.breakMinutes ?? 0 }]);
}
