import { sql } from 'kysely';
import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import { writtenReviewPaths } from '#contract/written-reviews/inner-paths.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import type { Db } from '#db/connect.ts';
import type { Tx } from '../ground/events.ts';
import { accountOf } from '../ground/events.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import type { youngMenteeEvents } from './events.ts';
import { findRequestEntry } from './find-request-entry.ts';

const request = {
  about: 'young_request',
  path: (id: string) => youngPaths.request(id),
  isForAllAges: true,
} as const;
const withEntry = { ...request, entry: findRequestEntry } as const;
const ofSession: Partial<Record<string, Notification['kind']>> = {
  dayBefore: 'young_session_reminder',
  hourBefore: 'young_session_reminder',
  over: 'young_session_reminder',
  messageWritten: 'young_session_message',
};
const approval = { about: 'young_mentor', path: () => youngPaths.ownApproval } as const;

type OfRequest = { accountId: string | null; subject: { requestId: string } };
type OfMentor = { accountId: string | null; subject: { mentorId: string } };

export const youngMenteeNotifications: Notifications = {
  rules: {
    'youngMentees.switched': { none: 'Each request that ends with it has its own.' },
    'youngMentees.asked': { emails: ['guardian-mentoring'] },
    'youngMentees.answered': {
      tells: (tx, event) =>
        tellMentee(tx, event.subject.agreed ? 'young_request_agreed' : 'young_request_refused', event),
    },
    'youngMentees.sent': { none: 'The mentee did it, and the mentor is notified of the review.' },
    'youngMentees.ended': { tells: (tx, event) => tellMentee(tx, 'young_request_released', event) },
    'youngMentees.moved': { tells: (tx, event) => tellYoung(tx, 'young_review_moved', event) },
    'youngMentees.sessionMoved': {
      tells: (tx, event) => tellYoung(tx, ofSession[event.subject.what] ?? 'young_session_moved', event),
    },
    'youngMentees.planMoved': { tells: (tx, event) => tellYoung(tx, 'young_plan_moved', event) },
    'youngMentees.yesChanged': {
      tells: async (_, event) => [
        { accountId: accountOf(event), kind: 'young_yes_changed', subjectId: accountOf(event) },
      ],
    },
    'youngMentees.liveChanged': {
      tells: async (_, event) => [
        { accountId: accountOf(event), kind: 'young_live_changed', subjectId: accountOf(event) },
      ],
    },
    'youngMentees.grown': { tells: tellBoth },
    'youngMentees.mentorApplied': { emails: ['young-mentor-reference'] },
    'youngMentees.referenceAnswered': { none: 'The mentor sees it on the page, and decides nothing.' },
    'youngMentees.mentorReady': { none: 'The desk has a deadline.' },
    'youngMentees.mentorDecided': {
      tells: async (_, event) =>
        tellMentor(
          (
            {
              approved: 'young_mentor_approved',
              declined: 'young_mentor_declined',
              ended: 'young_mentor_ended',
            } as const
          )[event.subject.verdict],
          event,
        ),
    },
    'youngMentees.mentorEnded': { tells: async (_, event) => tellMentor('young_mentor_ended', event) },
  } satisfies NotificationRules<typeof youngMenteeEvents>,
  forms: {
    young_request_agreed: request,
    young_request_refused: request,
    young_request_released: request,
    young_review_moved: request,
    young_session_moved: withEntry,
    young_session_reminder: withEntry,
    young_session_message: request,
    young_plan_moved: request,
    young_yes_changed: { about: 'account', path: () => youngPaths.mentors, isForAllAges: true },
    young_live_changed: { about: 'account', path: () => youngPaths.mentors, isForAllAges: true },
    young_grown: request,
    young_grown_mentor: { about: 'written_review', path: (id) => writtenReviewPaths.review(id) },
    young_grown_session: { about: 'mentoring_session', path: (id) => mentoringPaths.session(id) },
    young_grown_plan: { about: 'mentorship', path: (id) => mentorshipPlanPaths.plan(id) },
    young_mentor_approved: approval,
    young_mentor_declined: approval,
    young_mentor_ended: approval,
  },
  subjects: { young_request: describeRequests, young_mentor: describeMentors },
};

/** Not after the mentee’s own step. */
async function tellMentee(
  tx: Tx,
  kind: Notification['kind'],
  { accountId: by, subject: { requestId: subjectId } }: OfRequest,
): Promise<Notification[]> {
  const one = await findSides(tx, subjectId);
  return one ? [{ accountId: one.mentee_id, kind, subjectId, by }] : [];
}

/** The same until the 18th birthday: from then on the mentee is notified of a review, session or plan as all members are. */
async function tellYoung(tx: Tx, kind: Notification['kind'], event: OfRequest): Promise<Notification[]> {
  const { requestId } = event.subject;
  const { rows } = await sql`
    select from young_requests as one join standings on standings.account_id = one.mentee_id
    where one.id = ${requestId} and standings.adult_at > now()`.execute(tx);
  return rows.length > 0 ? tellMentee(tx, kind, event) : [];
}

/** The mentee reads it at the request, the mentor at the review or session. */
async function tellBoth(tx: Tx, { subject: { requestId } }: OfRequest): Promise<Notification[]> {
  const one = await findSides(tx, requestId);
  if (!one) return [];
  const { mentee_id: mentee, mentor_id: mentor, review_id: reviewId, session_id: sessionId } = one;
  const { mentorship_id: planId } = one;
  return [
    { accountId: mentee, kind: 'young_grown', subjectId: requestId },
    ...(mentor && reviewId
      ? ([{ accountId: mentor, kind: 'young_grown_mentor', subjectId: reviewId }] as const)
      : []),
    ...(mentor && sessionId
      ? ([{ accountId: mentor, kind: 'young_grown_session', subjectId: sessionId }] as const)
      : []),
    ...(mentor && planId && one.kind === 'plan'
      ? ([{ accountId: mentor, kind: 'young_grown_plan', subjectId: planId }] as const)
      : []),
  ];
}

function tellMentor(kind: Notification['kind'], { accountId, subject }: OfMentor): Notification[] {
  return [{ accountId: subject.mentorId, kind, subjectId: subject.mentorId, by: accountId }];
}

function findSides(tx: Tx, requestId: string) {
  return tx
    .selectFrom('young_requests')
    .select(['mentee_id', 'mentor_id', 'review_id', 'session_id', 'mentorship_id', 'kind'])
    .where('id', '=', requestId)
    .executeTakeFirst();
}

async function describeRequests(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('young_requests')
    .select(['id', 'topic'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, topic }) => [id, { thing: topic, key: id }]));
}

/** The subject is the member’s own page, so it needs no name. */
async function describeMentors(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('young_mentors')
    .select('account_id')
    .where('account_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ account_id: id }) => [id, { thing: '', key: id }]));
}
