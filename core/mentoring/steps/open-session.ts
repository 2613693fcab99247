import { sql } from 'kysely';
import { storedSkill } from '#rules/lists/skills/find.ts';
import type { YoungLocation } from '#rules/mentoring/live-hours.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import type { Seer } from '../../ground/may-see.ts';
import type { MentorRow } from '../../mentors/row.ts';
import { requireSlot } from '../../mentors/steps/require-slot.ts';
import { named, type SessionRow, subjectOf } from '../row.ts';
import { openLocation } from '../stored-location.ts';
import { book, freeBooked } from './book.ts';
import { confirm } from './confirm.ts';
import { requireWithinLimits } from './find-mentee-facts.ts';
import { requireAskable } from './require-askable.ts';
import { requireLiveTimes } from './require-live-times.ts';

type Wanted = {
  mentorId: string;
  startsAt: Date;
  topic: string;
  question: string;
  links: readonly string[];
  /** The reservation of the slot, if the mentee holds it. */
  held?: { id: string } | undefined;
  findProject?: () => Promise<string | null>;
  /** The mentee is under 18, and everything that this needs was checked: how the two meet, and for a call the guardian’s number. */
  young?: { kind: YoungLocation; guardianPhone: string };
};

const hourMs = 3_600_000;

/**
 * Begins a session at a slot: the mentor has 48 hours to answer the request, or the page has said yes before. Both accounts are
 * held for the slot, and no block is between them.
 * @throws Refusal `mentoring_slot_taken` with the next slot, `mentoring_busy`, `mentoring_live_hours`; each of `requireAskable` and `requireWithinLimits`
 */
export async function openSession(
  tx: Tx,
  mentee: Extract<Seer, { kind: 'member' }>,
  { mentorId, startsAt, topic, question, links, held, findProject, young }: Wanted,
): Promise<SessionRow> {
  const asked = await requireAskable(tx, mentee, mentorId, 'session');
  await requireWithinLimits(tx, { mentorId, menteeId: mentee.id, startsAt });
  if (held) await takeReservation(tx, held);
  const { minutes, breakMinutes } = await requireSlot(tx, mentorId, startsAt);
  const meeting = { is_young: young !== undefined, location_kind: young?.kind ?? '' } as const;
  await requireLiveTimes(tx, { ...meeting, mentee_id: mentee.id, minutes }, [startsAt]);
  const one = await tx
    .insertInto('mentoring_sessions')
    .values({
      id: held?.id ?? newId(),
      mentor_id: mentorId,
      mentee_id: mentee.id,
      state: 'asked',
      topic: storedSkill(topic),
      question,
      links: [...links],
      project_id: (await findProject?.()) ?? null,
      starts_at: startsAt,
      minutes,
      break_minutes: breakMinutes,
      ...meeting,
      guardian_phone: young?.guardianPhone ?? '',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await book(tx, one);
  await record(tx, { name: 'mentoring.asked', accountId: mentee.id, subject: subjectOf(one) });
  await awaitAnswer(tx, one, asked);
  return one;
}

/** The request takes the time of the reservation, and its id. */
async function takeReservation(tx: Tx, { id }: { id: string }): Promise<void> {
  await tx.updateTable('mentoring_reservations').set({ state: 'sent' }).where('id', '=', id).execute();
  await freeBooked(tx, { id });
}

/**
 * The mentor answers within 48 hours, three hours before the start at the latest; or the page has said yes before. To a member
 * under 18 a mentor says yes each time.
 */
async function awaitAnswer(
  tx: Tx,
  one: SessionRow,
  { mentor, isMarked }: { mentor: MentorRow; isMarked: boolean },
): Promise<void> {
  const { confirmsAtOnce } = mentor.said;
  const isAtOnce =
    (confirmsAtOnce === 'marked' && isMarked) || (confirmsAtOnce === 'met' && (await haveMet(tx, one)));
  if (isAtOnce && !one.is_young) return confirm(tx, one, { where: openLocation('written'), accountId: null });
  await beginDeadline(tx, {
    kind: 'mentoring_answer',
    subjectId: one.id,
    owes: { accountId: one.mentor_id },
    awaitedBy: named(one, one.mentee_id),
    latestAt: new Date(one.starts_at.getTime() - limits.answerHoursBefore * hourMs),
  });
}

async function haveMet(tx: Tx, one: SessionRow): Promise<boolean> {
  const { rows } = await sql`
    select from mentoring_sessions where mentor_id = ${one.mentor_id} and mentee_id = ${one.mentee_id}
      and state = 'took_place' limit 1`.execute(tx);
  return rows.length > 0;
}
