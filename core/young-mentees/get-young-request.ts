import type { SessionBody } from '#contract/mentoring/shapes.ts';
import type { ReviewedWork } from '#contract/mentors/limits.ts';
import type { MentorshipBody, MentorshipPlan } from '#contract/mentorships/shapes.ts';
import type { YoungRequestBody } from '#contract/young-mentees/calls.ts';
import type { YoungKind, YoungRequestState } from '#contract/young-mentees/limits.ts';
import { fruitlessStates } from '#rules/written-reviews/review-states.ts';
import type { Member } from '../ground/actor.ts';
import { guest } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { getSession } from '../mentoring/get-session.ts';
import { getMentorship } from '../mentorships/get-mentorship.ts';
import { namesShown } from '../people/names-shown.ts';
import { getReview } from '../written-reviews/get-review.ts';
import { findOtherYoungMentors } from './find-other-young-mentors.ts';
import { findPictures, presentPictures } from './find-pictures.ts';
import { requireSwitchedOn } from './require-open.ts';

/**
 * A request of the member’s own.
 * @throws Refusal `young_request_unknown`; the refusals by age
 */
export async function getYoungRequest(
  core: Core,
  member: Member,
  requestId: string,
): Promise<YoungRequestBody> {
  await requireSwitchedOn(core.db, member.standing);
  const row = await findRequests(core)
    .where('one.id', '=', requestId)
    .where('one.mentee_id', '=', member.id)
    .executeTakeFirst();
  if (!row) throw new Refusal('young_request_unknown');
  const review = row.review_id === null ? null : await getReview(core, member, row.review_id);
  const session = row.session_id === null ? null : await getSession(core, member, row.session_id);
  const ofPlan = row.kind === 'plan' ? row.mentorship_id : null;
  const mentorship = ofPlan === null ? null : await getMentorship(core, member, ofPlan);
  const isFruitless = fruitlessStates.some((state) => state === (review ?? session)?.state);
  const others =
    isFruitless && member.standing.age === 'minor' ? await findOtherYoungMentors(core.db, member, row) : null;
  const isWaiting = row.state === 'with_guardian' || row.state === 'agreed';
  return {
    id: row.id,
    state: row.state as YoungRequestState,
    kind: row.kind as YoungKind,
    mentorName: row.mentor_name ?? '',
    work: row.work as ReviewedWork | '',
    topic: row.topic,
    question: row.question,
    links: row.links,
    ...presentPictures(await findPictures(core.db, [row.id]), row.id),
    askedAt: isoDate(row.asked_at),
    dueAt: isoDateOrEmpty(row.state === 'agreed' ? row.send_until : row.due_at),
    review,
    others,
    session: session && withoutSideOfMentor(session),
    plan: row.plan as MentorshipPlan | null,
    mentorship: mentorship && (await asMenteeReads(core, mentorship)),
    planRequestId: row.kind === 'session' ? (row.plan_request_id ?? '') : '',
    can: {
      send: row.state === 'agreed' && row.kind !== 'session',
      choose: row.state === 'agreed' && row.kind === 'session',
      end:
        isWaiting ||
        mentorship?.can.withdraw === true ||
        [review, session].some((one) => one?.can.withdraw === true || one?.can.cancel === true),
      askBack: review?.can.askBack ?? false,
      plan:
        session?.state === 'took_place' && member.standing.age === 'minor' && row.plan_request_id === null,
    },
  };
}

/** A member under 18 reads the name of the mentor alone, and has no appeal, thanks or plans here. */
function withoutSideOfMentor(session: SessionBody): SessionBody {
  const { can } = session;
  const steps = session.steps.map((step) => ({ ...step, can: { ...step.can, delete: false } }));
  return {
    ...session,
    steps,
    person: null,
    can: { ...can, appeal: false, thank: false, proposeMentorship: false },
  };
}

/** The same of a plan. Its sessions stand at the requests that they have. */
async function asMenteeReads({ db }: Core, mentorship: MentorshipBody): Promise<MentorshipBody> {
  const rows = await db
    .selectFrom('young_requests')
    .select(['id', 'session_id'])
    .where('mentorship_id', '=', mentorship.id)
    .where('kind', '=', 'session')
    .execute();
  const requestOf = new Map(rows.map(({ id, session_id: sessionId }) => [sessionId, id]));
  const sessions = mentorship.sessions.flatMap((one) => {
    const id = requestOf.get(one.id);
    return id ? [{ ...one, id }] : [];
  });
  return { ...mentorship, person: null, sessions };
}

/** Requests with the names of their mentors, as everyone reads them, and the guardian’s deadline. */
export function findRequests({ db }: Pick<Core, 'db'>) {
  return db
    .selectFrom('young_requests as one')
    .leftJoin(namesShown(db, guest).as('mentor'), 'mentor.id', 'one.mentor_id')
    .leftJoin('clocks', (join) =>
      join
        .onRef('clocks.subject_id', '=', 'one.id')
        .on('clocks.kind', '=', 'guardian_mentoring_answer')
        .on('clocks.ended_at', 'is', null),
    )
    .selectAll('one')
    .select(['mentor.name as mentor_name', 'clocks.due_at'])
    .select((row) =>
      row
        .selectFrom('young_requests as plan')
        .select('plan.id')
        .whereRef('plan.mentorship_id', '=', 'one.mentorship_id')
        .where('plan.kind', '=', 'plan')
        .as('plan_request_id'),
    );
}
