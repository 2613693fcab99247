import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import type { Db } from '#db/connect.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import type { Tx } from '../ground/events.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import { accountOn } from '../mentoring/row.ts';
import type { mentorshipEvents } from './events.ts';

const plan = { about: 'mentorship', path: (id: string) => mentorshipPlanPaths.plan(id) } as const;

type OfMentorship = { accountId: string | null; subject: { mentorshipId: string } };
const done = ({ subject }: { subject: { mentorshipId: string } }) => ({ subjectId: subject.mentorshipId });

/** One side has made its step, and the other still owes its own. */
const doneByOne = ({ accountId, subject }: OfMentorship) => ({
  subjectId: subject.mentorshipId,
  accountId,
});

const answers = {
  'mentorships.countered': done,
  'mentorships.agreed': done,
  'mentorships.declined': done,
  'mentorships.withdrawn': done,
  'mentorships.lapsed': done,
  'mentorships.released': done,
} as const;
const ends = {
  'mentorships.completed': done,
  'mentorships.ended': done,
  'mentorships.released': done,
} as const;

export const mentorshipNotifications: Notifications = {
  rules: {
    'mentorships.proposed': { tells: (tx, event) => tell(tx, 'mentorship_proposed', event) },
    'mentorships.countered': { tells: (tx, event) => tell(tx, 'mentorship_countered', event) },
    'mentorships.agreed': { tells: (tx, event) => tell(tx, 'mentorship_agreed', event) },
    'mentorships.declined': { tells: (tx, event) => tell(tx, 'mentorship_declined', event) },
    'mentorships.withdrawn': { tells: (tx, event) => tell(tx, 'mentorship_withdrawn', event) },
    'mentorships.lapsed': { none: 'Both are notified of the end of its deadline.' },
    'mentorships.paused': { tells: (tx, event) => tell(tx, 'mentorship_paused', event) },
    'mentorships.resumed': { tells: (tx, event) => tell(tx, 'mentorship_resumed', event) },
    'mentorships.checkInOpened': { tells: (tx, event) => tell(tx, 'mentorship_check_in_open', event) },
    'mentorships.checkInWritten': { none: 'The page of the mentorship shows it.' },
    'mentorships.goOnAsked': { tells: (tx, event) => tell(tx, 'mentorship_go_on_asked', event) },
    'mentorships.wentOn': { none: 'The page of the mentorship shows it.' },
    'mentorships.completed': { tells: (tx, event) => tell(tx, 'mentorship_completed', event) },
    'mentorships.ended': { tells: (tx, event) => tell(tx, 'mentorship_ended', event) },
    'mentorships.released': { tells: tellReleased },
    'mentorships.reachedWritten': { none: 'The other side reads it once both texts are in.' },
    'mentorships.reachedShown': { tells: tellReached },
  } satisfies NotificationRules<typeof mentorshipEvents>,
  forms: {
    mentorship_proposed: { ...plan, doneBy: answers },
    // A counter-proposal ends the notification of the one before it, and not its own.
    mentorship_countered: { ...plan, doneBy: { ...answers, 'mentorships.countered': doneByOne } },
    mentorship_agreed: plan,
    mentorship_declined: plan,
    mentorship_withdrawn: plan,
    mentorship_paused: plan,
    mentorship_resumed: plan,
    mentorship_check_in_open: {
      ...plan,
      doneBy: { ...ends, 'mentorships.paused': done, 'mentorships.checkInWritten': doneByOne },
    },
    mentorship_go_on_asked: { ...plan, doneBy: { ...ends, 'mentorships.wentOn': doneByOne } },
    mentorship_completed: plan,
    mentorship_ended: plan,
    mentorship_released: plan,
    mentorship_reached: plan,
  },
  subjects: { mentorship: describeMentorships },
};

/** Both sides, without the member who acted. */
async function tell(
  tx: Tx,
  kind: Notification['kind'],
  { accountId: by, subject: { mentorshipId: subjectId } }: OfMentorship,
): Promise<Notification[]> {
  const one = await tx
    .selectFrom('mentorships')
    .select(['mentor_id', 'mentee_id'])
    .where('id', '=', subjectId)
    .executeTakeFirst();
  const accounts = [one?.mentor_id, one?.mentee_id];
  return accounts.flatMap((accountId) => (accountId ? [{ accountId, kind, subjectId, by }] : []));
}

/** The side that is not available any more knows it. */
async function tellReleased(tx: Tx, event: OfMentorship): Promise<Notification[]> {
  const one = await tx
    .selectFrom('mentorships')
    .select(['mentor_id', 'mentee_id', 'ended_by'])
    .where('id', '=', event.subject.mentorshipId)
    .executeTakeFirst();
  const endedBy = one?.ended_by ? accountOn(one, one.ended_by as Side) : null;
  const told = await tell(tx, 'mentorship_released', event);
  return told.filter(({ accountId }) => accountId !== endedBy);
}

/** Where no side has written anything, there is nothing to read. */
async function tellReached(tx: Tx, event: OfMentorship): Promise<Notification[]> {
  const said = await tx
    .selectFrom('mentorship_outcomes')
    .select('side')
    .where('mentorship_id', '=', event.subject.mentorshipId)
    .executeTakeFirst();
  return said ? tell(tx, 'mentorship_reached', event) : [];
}

async function describeMentorships(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('mentorships')
    .select(['id', 'topic'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, topic }) => [id, { thing: topic, key: id }]));
}
