import type { ReviewedWork } from '#contract/mentors/limits.ts';
import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import type { YoungRequestBody } from '#contract/young-mentees/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { seerOf } from '../ground/may-see.ts';
import { Refusal } from '../ground/refusal.ts';
import { openProposal } from '../mentorships/steps/open-proposal.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { openReview } from '../written-reviews/steps/open-review.ts';
import { getYoungRequest } from './get-young-request.ts';
import { requireYoung } from './require-open.ts';
import { subjectOf, type YoungRequestRow } from './row.ts';
import { holdRequest } from './steps/hold-request.ts';
import { handOverPictures } from './steps/keep-pictures.ts';
import { requireInTime } from './steps/require-in-time.ts';
import { requirePair } from './steps/require-pair.ts';

/**
 * Sends a request to which the guardian has agreed. It becomes a written review or a proposed
 * mentorship, and the limits of those hold. A second sending changes nothing.
 * @throws Refusal `young_request_unknown`, `mentoring_moved`; each of `requireYoung`, `requirePair`, `openReview` and `openProposal`
 */
export async function sendYoung(core: Core, member: Member, requestId: string): Promise<YoungRequestBody> {
  await core.db.transaction().execute(async (tx) => {
    const one = await holdRequest(tx, requestId, member.id);
    await requireYoung(tx, await holdOwnStanding(tx, member));
    if (one?.mentee_id !== member.id) throw new Refusal('young_request_unknown');
    if (one.state === 'sent') return;
    // A session is sent with its slot.
    if (one.kind === 'session') throw new Refusal('mentoring_moved');
    await requireInTime(tx, one);
    await requirePair(tx, member.id, one.mentor_id, one.location_kind);
    const sent = one.kind === 'plan' ? await sendPlan(tx, one) : await sendReview(tx, one);
    await tx
      .updateTable('young_requests')
      .set({ state: 'sent', ...sent, send_until: null })
      .where('id', '=', one.id)
      .execute();
    await record(tx, { name: 'youngMentees.sent', accountId: member.id, subject: subjectOf(one) });
  });
  return getYoungRequest(core, member, requestId);
}

async function sendReview(tx: Tx, one: YoungRequestRow) {
  const review = await openReview(tx, seerOf(one.mentee_id), {
    mentorId: one.mentor_id ?? '',
    work: one.work as ReviewedWork,
    topic: one.topic,
    question: one.question,
    links: one.links,
    projectId: null,
    isYoung: true,
  });
  await handOverPictures(tx, one.id, review.id);
  return { review_id: review.id };
}

async function sendPlan(tx: Tx, one: YoungRequestRow) {
  const mentorship = await openProposal(tx, seerOf(one.mentee_id), {
    mentorId: one.mentor_id ?? '',
    menteeId: one.mentee_id,
    side: 'mentee',
    topic: one.topic,
    // The door has checked its shape.
    plan: one.plan as MentorshipPlan,
    isYoung: true,
  });
  return { mentorship_id: mentorship.id };
}
