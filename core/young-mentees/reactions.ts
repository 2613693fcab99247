import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { openMentorshipStates } from '#rules/mentorships/states.ts';
import { goingStates } from '#rules/written-reviews/review-states.ts';
import { accountOf, record } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { type GuardianStep, guardianSteps } from './emails/guardian-mentoring.ts';
import { followPlan } from './follow-plan.ts';
import { followSession } from './follow-session.ts';
import { endApproval } from './steps/end-approval.ts';
import { endRequest } from './steps/end-request.ts';
import { holdRequest } from './steps/hold-request.ts';
import { tellGuardian } from './steps/tell-guardian.ts';

const ends = ['declined', 'withdrawn', 'lapsed', 'cancelled', 'released', 'closed'];

export const youngMenteeReactions = [
  reaction({
    name: 'young-mentees:lapse',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'guardian_mentoring_answer',
    async run(tx, { subject }) {
      const one = await holdRequest(tx, subject.subjectId);
      if (one?.state === 'with_guardian') await endRequest(tx, one, 'lapsed');
    },
  }),
  reaction({
    name: 'young-mentees:remind',
    to: ['clocks.noticeDue'],
    when: ({ kind }) => kind === 'guardian_mentoring_answer',
    async run(tx, { subject }) {
      const one = await holdRequest(tx, subject.subjectId);
      if (one?.state === 'with_guardian') await tellGuardian(tx, one.mentee_id, 'reminded');
    },
  }),
  reaction({
    name: 'young-mentees:follow-review',
    to: [
      'writtenReviews.asked',
      'writtenReviews.accepted',
      'writtenReviews.declined',
      'writtenReviews.withdrawn',
      'writtenReviews.lapsed',
      'writtenReviews.cancelled',
      'writtenReviews.released',
      'writtenReviews.answered',
      'writtenReviews.askedBack',
      'writtenReviews.answeredBack',
      'writtenReviews.closed',
    ],
    async run(tx, { name, accountId, subject }) {
      const one = await tx
        .selectFrom('young_requests')
        .select(['id', 'mentee_id'])
        .where('review_id', '=', subject.reviewId)
        .executeTakeFirst();
      if (!one) return;
      const step = name.slice('writtenReviews.'.length);
      const what = step === 'asked' ? 'sent' : step;
      if (ends.includes(what))
        await tx.updateTable('young_requests').set({ ended_at: now }).where('id', '=', one.id).execute();
      await record(tx, { name: 'youngMentees.moved', accountId, subject: { requestId: one.id, what } });
      const told = guardianSteps.find((each) => each === what) satisfies GuardianStep | undefined;
      if (told) await tellGuardian(tx, one.mentee_id, told);
    },
  }),
  followSession,
  followPlan,
  reaction({
    name: 'young-mentees:pause-reported',
    to: ['cases.reported'],
    async run(tx, { subject: { caseId, reportId } }) {
      const judged = await tx
        .selectFrom('case_people')
        .innerJoin('case_reports', 'case_reports.case_id', 'case_people.case_id')
        .innerJoin('young_mentors', 'young_mentors.account_id', 'case_people.account_id')
        .select('case_people.account_id as id')
        .where('case_people.case_id', '=', caseId)
        .where('case_people.is_judged', '=', true)
        .where('case_reports.id', '=', reportId)
        .where('case_reports.concern', '=', 'child')
        .orderBy('case_people.account_id')
        .execute();
      for (const { id } of judged) await endApproval(tx, id, { how: 'reported' });
    },
  }),
  reaction({
    name: 'young-mentees:grow',
    to: ['guardians.outgrown'],
    async run(tx, event) {
      const rows = await tx
        .selectFrom('young_requests as one')
        .leftJoin('written_reviews as review', 'review.id', 'one.review_id')
        .leftJoin('mentoring_sessions as session', 'session.id', 'one.session_id')
        .leftJoin('mentorships as plan', (join) =>
          join.onRef('plan.id', '=', 'one.mentorship_id').on('one.kind', '=', 'plan'),
        )
        .select('one.id')
        .where('one.mentee_id', '=', accountOf(event))
        .where((row) =>
          row.or([
            row('review.state', 'in', goingStates),
            row('session.state', 'in', ['asked', 'confirmed']),
            row('plan.state', 'in', openMentorshipStates),
          ]),
        )
        .execute();
      for (const { id } of rows)
        await record(tx, { name: 'youngMentees.grown', accountId: null, subject: { requestId: id } });
      await sql`delete from guardian_mentoring where account_id = ${accountOf(event)}`.execute(tx);
    },
  }),
];
