import { sql } from 'kysely';
import { accountOf, record, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { barForMoney, liftBar } from './steps/bar-for-money.ts';
import { checkGrounds } from './steps/check-grounds.ts';
import { pauseMentor } from './steps/pause-mentor.ts';
import { holdAndRefreshSlots } from './steps/refresh-slots.ts';

export const mentorReactions = [
  reaction({
    name: 'mentors:check-grounds',
    to: ['people.changed', 'verifications.changed', 'standings.changed'],
    run: (tx, event) => checkGrounds(tx, accountOf(event)),
  }),
  reaction({
    name: 'mentors:close-for-interview',
    to: [
      'applications.interviewSet',
      'applications.interviewOver',
      'applications.offered',
      'applications.declined',
      'applications.withdrawn',
      'applications.lapsed',
      'applications.ended',
    ],
    run: (tx, { subject }) => refreshForInterview(tx, subject.applicationId),
  }),
  reaction({
    name: 'mentors:settle-deadline',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'mentor_page_review' || kind === 'still_mentoring',
    async run(tx, { subject: { kind, subjectId } }) {
      if (kind === 'still_mentoring') await pauseMentor(tx, subjectId, { pause: 'quiet' });
      else await tellLate(tx, subjectId);
    },
  }),
  reaction({
    name: 'mentors:bar-for-money',
    to: ['cases.decided'],
    run: (tx, { subject }) => barForMoney(tx, subject.caseId),
  }),
  reaction({
    name: 'mentors:lift-bar',
    to: ['cases.appealAnswered'],
    run: (tx, { subject }) => liftBar(tx, subject.caseId),
  }),
];

/** An agreed interview is busy time of both sides, and none when it is called off. */
async function refreshForInterview(tx: Tx, applicationId: string): Promise<void> {
  const { rows } = await sql<{ account_id: string }>`
    select mentors.account_id from mentors where account_id in (
      select owner_id from application_interviews where application_id = ${applicationId}
      union select account_id from applications where id = ${applicationId}
    )`.execute(tx);
  await holdAndRefreshSlots(
    tx,
    rows.map((row) => row.account_id),
  );
}

/** Our lateness ends nothing; the mentor reads that the review is late. */
async function tellLate(tx: Tx, reviewId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('mentor_reviews')
    .select('account_id')
    .where('id', '=', reviewId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!waiting) return;
  const subject = { mentorId: waiting.account_id };
  await record(tx, { name: 'mentors.reviewLate', accountId: null, subject });
}
