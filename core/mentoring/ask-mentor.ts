import { sql } from 'kysely';
import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import type { CopiedFile } from '../applications/copy-file.ts';
import { holdOffBlocks } from '../blocks/steps/hold-unblocked.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { requireAge } from '../ground/require-age.ts';
import type { MentorRow } from '../mentors/row.ts';
import { requireSlot } from '../mentors/steps/require-slot.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { getSession } from './get-session.ts';
import { readAttachments } from './read-attachments.ts';
import { type SessionRow, subjectOf } from './row.ts';
import { book, freeBooked } from './steps/book.ts';
import { confirm } from './steps/confirm.ts';
import { requireWithinLimits } from './steps/find-mentee-facts.ts';
import { findOwnProject } from './steps/find-own-project.ts';
import { holdForSlot } from './steps/hold-for-slot.ts';
import { keepFiles } from './steps/keep-files.ts';
import { requireAskable } from './steps/require-askable.ts';
import { openLocation } from './stored-location.ts';

type Asked = {
  mentorId: string;
  startsAt: string;
  topic: string;
  question: string;
  links: readonly string[];
  projectSlug: string;
  /** In the store already. */
  brought?: readonly CopiedFile[];
};

const hourMs = 3_600_000;

/**
 * Asks a mentor for a session at a slot. A slot that the member holds no longer counts if it is still free. The same request
 * again is the one that waits.
 * @throws Refusal `mentoring_slot_taken` with the next slot; `mentoring_links`, `mentoring_attachments_many`, `mentoring_busy`;
 * each of `requireAskable` and `requireWithinLimits`
 */
export async function askMentor(core: Core, member: Member, asked: Asked): Promise<SessionBody> {
  const { brought = [] } = asked;
  const links = readAttachments(asked.links, brought.length);
  const id = await core.db.transaction().execute(async (tx) => {
    const startsAt = new Date(asked.startsAt);
    const held = await holdForSlot(tx, { mentorId: asked.mentorId, menteeId: member.id, startsAt });
    requireAge(await holdOwnStanding(tx, member), 'adult');
    await holdOffBlocks(tx, member.id, asked.mentorId);
    const before = await findSame(tx, member.id, asked, startsAt);
    if (before) return before;
    const { mentor, isMarked } = await requireAskable(tx, member, asked.mentorId, 'session');
    await requireWithinLimits(tx, { mentorId: asked.mentorId, menteeId: member.id, startsAt });
    if (held) await takeReservation(tx, held);
    const { minutes, breakMinutes } = await requireSlot(tx, asked.mentorId, startsAt);
    const one = await tx
      .insertInto('mentoring_sessions')
      .values({
        id: held?.id ?? newId(),
        mentor_id: asked.mentorId,
        mentee_id: member.id,
        state: 'asked',
        topic: asked.topic,
        question: asked.question,
        links,
        project_id: await findOwnProject(tx, member, asked.projectSlug),
        starts_at: startsAt,
        minutes,
        break_minutes: breakMinutes,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await book(tx, one);
    await keepFiles(tx, one.id, brought);
    await record(tx, { name: 'mentoring.asked', accountId: member.id, subject: subjectOf(one) });
    await awaitAnswer(tx, one, { mentor, isMarked });
    return one.id;
  });
  return getSession(core, member, id);
}

/** The request takes the time of the reservation, and its id. */
async function takeReservation(tx: Tx, { id }: { id: string }): Promise<void> {
  await tx.updateTable('mentoring_reservations').set({ state: 'sent' }).where('id', '=', id).execute();
  await freeBooked(tx, { id });
}

/** The same request, sent before. */
async function findSame(tx: Tx, menteeId: string, asked: Asked, startsAt: Date): Promise<string | undefined> {
  const same = await tx
    .selectFrom('mentoring_sessions')
    .select('id')
    .where('mentee_id', '=', menteeId)
    .where('mentor_id', '=', asked.mentorId)
    .where('starts_at', '=', startsAt)
    .where('state', 'in', ['asked', 'confirmed'])
    .where('question', '=', asked.question)
    .executeTakeFirst();
  return same?.id;
}

/** The mentor answers within 48 hours, three hours before the start at the latest; or the page has said yes before. */
async function awaitAnswer(
  tx: Tx,
  one: SessionRow,
  { mentor, isMarked }: { mentor: MentorRow; isMarked: boolean },
): Promise<void> {
  const { confirmsAtOnce } = mentor.said;
  const isAtOnce =
    (confirmsAtOnce === 'marked' && isMarked) || (confirmsAtOnce === 'met' && (await haveMet(tx, one)));
  if (isAtOnce) return confirm(tx, one, { where: openLocation('written'), accountId: null });
  await beginDeadline(tx, {
    kind: 'mentoring_answer',
    subjectId: one.id,
    owes: { accountId: one.mentor_id },
    awaitedBy: one.mentee_id,
    latestAt: new Date(one.starts_at.getTime() - limits.answerHoursBefore * hourMs),
  });
}

async function haveMet(tx: Tx, one: SessionRow): Promise<boolean> {
  const { rows } = await sql`
    select from mentoring_sessions where mentor_id = ${one.mentor_id} and mentee_id = ${one.mentee_id}
      and state = 'took_place' limit 1`.execute(tx);
  return rows.length > 0;
}
