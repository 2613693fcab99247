import { postYoungQuestionBack, postYoungRequest, postYoungSending } from '#contract/young-mentees/calls.ts';
import { postYoungDecision } from '#contract/young-mentees/desk-calls.ts';
import {
  postGuardianAnswer,
  postGuardianMentorReport,
  postGuardianVisit,
} from '#contract/young-mentees/guardian-calls.ts';
import { postYoungApplication, postYoungStatementCode } from '#contract/young-mentees/mentor-calls.ts';
import type { Core } from '#core/ground/core.ts';
import { codeOf } from '#core/ground/secrets.ts';
import { mailGuardianCode } from '#core/guardians/mail-guardian-code.ts';
import { acceptReview } from '#core/written-reviews/accept-review.ts';
import { answerReview } from '#core/written-reviews/answer-review.ts';
import { mailYoungStatementCode } from '#core/young-mentees/mail-young-statement-code.ts';
import { asBrowser, asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { administrator } from '#tests/ground/builders.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import { newReviewer, questionBack, reviewAnswer } from '#tests/written-reviews/reviews.ts';
import { waitingMentor } from './things.ts';
import {
  agreedChild,
  agreedRequest,
  askedRequest,
  newChild,
  newYoungMentor,
  sentRequest,
  switchOn,
  youngAsking,
} from './young.ts';

async function markedReviewer(core: Core) {
  const mentor = await newReviewer(core);
  await markAs(core, mentor);
  return mentor;
}

/** Commands that need a child with a guardian, a mailed code, or an administrator. */
export const preparedYoung = [
  prepared(postYoungRequest, async (core) => {
    await switchOn(core);
    const { mentorId: personId, kind: _, links, ...asked } = youngAsking(await newYoungMentor(core));
    const { child } = await agreedChild(core);
    return { headers: asMember(child), params: { personId, links: links.join(' '), ...asked } };
  }),

  prepared(postYoungSending, async (core) => {
    const { id, child } = await agreedRequest(core);
    return { headers: asMember(child), params: { requestId: id } };
  }),

  prepared(postYoungQuestionBack, async (core) => {
    const { id, child, mentor, reviewId } = await sentRequest(core);
    await acceptReview(core, mentor, reviewId);
    await answerReview(core, mentor, { reviewId, text: reviewAnswer });
    return { headers: asMember(child), params: { requestId: id, text: questionBack } };
  }),

  prepared(postYoungStatementCode, async (core) => ({
    headers: asMember(await markedReviewer(core)),
    params: {},
  })),

  prepared(postYoungApplication, async (core) => {
    const mentor = await markedReviewer(core);
    await mailYoungStatementCode(core, mentor);
    const { id } = await core.db
      .selectFrom('codes')
      .select('id')
      .where('account_id', '=', mentor.id)
      .executeTakeFirstOrThrow();
    return {
      headers: asMember(mentor),
      params: {
        code: codeOf(core.key, id),
        agrees: true,
        firstName: 'Ravi Shah',
        firstEmail: 'ravi@example.org',
        secondName: 'Ama Boateng',
        secondEmail: 'ama@example.org',
      },
    };
  }),

  prepared(postGuardianVisit, async (core) => {
    const { link } = await newChild(core);
    const { id: codeId } = await mailGuardianCode(core, { ...link, ip: '203.0.113.7' });
    const { id: requestId, secret, browser } = link;
    return {
      headers: asBrowser(browser),
      params: { requestId, secret, code: codeOf(core.key, codeId) },
    };
  }),

  prepared(postGuardianAnswer, async (core) => {
    const { id: youngId, link } = await askedRequest(core);
    const { id: requestId, secret, browser } = link;
    return { headers: asBrowser(browser), params: { requestId, secret, youngId, confirmed: true } };
  }),

  prepared(postGuardianMentorReport, async (core) => {
    const { id: youngId, link } = await sentRequest(core);
    const { id: requestId, secret, browser } = link;
    return { headers: asBrowser(browser), params: { requestId, secret, youngId, concern: 'money' } };
  }),

  prepared(postYoungDecision, async (core) => {
    const made = await administrator(core);
    core.adminEmails = made.core.adminEmails;
    const mentor = await markedReviewer(core);
    await waitingMentor(core, mentor.id);
    await core.db
      .updateTable('young_mentors')
      .set({ state: 'waiting' })
      .where('account_id', '=', mentor.id)
      .execute();
    return {
      headers: asMember(made.admin),
      params: { personId: mentor.id, verdict: 'declined', reason: 'Too early.', sawCertificate: false },
    };
  }),
];
