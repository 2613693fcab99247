import { isDeepStrictEqual } from 'node:util';
import type { MentorHoursBody } from '#contract/mentors/calls.ts';
import { now } from '#db/now.ts';
import { faultOfHours, type Hours, type HoursFault } from '#rules/mentoring/hours.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { showHours } from './show-hours.ts';
import { refreshSlots } from './steps/refresh-slots.ts';
import { requireMentor } from './steps/require-mentor.ts';

const codes = {
  zone: 'mentor_zone_unknown',
  span: 'mentor_span_invalid',
  overlap: 'mentor_span_overlaps',
  many: 'mentor_spans_many',
  day: 'mentor_day_invalid',
} as const satisfies Record<HoursFault['fault'], string>;

/**
 * Stores the hours and the slots that follow from them. Sessions that are booked stay at the same moment.
 * @throws Refusal `mentor_unknown`, `conflict`; the refusals of hours, each with the position in `param`: `week0` is Monday
 */
export async function saveHours(
  core: Core,
  member: Member,
  { version, ...said }: Hours & { version: number },
): Promise<MentorHoursBody> {
  const fault = faultOfHours(said);
  if (fault) throw new Refusal(codes[fault.fault], { param: fault.at });
  const mentorId = member.id;
  const hours: Hours = {
    ...said,
    week: said.week.map(inOrder),
    exceptions: said.exceptions
      .map(({ day, spans }) => ({ day, spans: inOrder(spans) }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  };
  return core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'adult');
    const row = await requireMentor(tx, mentorId);
    if (isDeepStrictEqual(row.hours, hours)) return showHours(tx, mentorId);
    if (row.hours_version !== version) throw new Refusal('conflict');
    await tx
      .updateTable('mentors')
      .set({ hours: JSON.stringify(hours), hours_version: version + 1, updated_at: now })
      .where('account_id', '=', mentorId)
      .execute();
    await refreshSlots(tx, mentorId);
    await record(tx, { name: 'mentors.changed', accountId: mentorId, subject: { mentorId } });
    return showHours(tx, mentorId);
  });
}

function inOrder(spans: Hours['week'][number]): Hours['week'][number] {
  return spans.map(({ from, until }) => ({ from, until })).toSorted((a, b) => (a.from < b.from ? -1 : 1));
}
