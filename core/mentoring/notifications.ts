import { sql } from 'kysely';
import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import type { Db } from '#db/connect.ts';
import { type Side, sides } from '#rules/mentoring/session-states.ts';
import { guest } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import { namesShown } from '../people/names-shown.ts';
import type { mentoringEvents } from './events.ts';
import { findNotifiedEntry } from './find-notified-entry.ts';
import { accountOn } from './row.ts';

const session = { about: 'mentoring_session', path: (id: string) => mentoringPaths.session(id) } as const;
const withEntry = { ...session, entry: findNotifiedEntry } as const;

type OfSession = { accountId: string | null; subject: { sessionId: string } };
const done = ({ subject }: { subject: { sessionId: string } }) => ({ subjectId: subject.sessionId });

const ends = {
  'mentoring.declined': done,
  'mentoring.withdrawn': done,
  'mentoring.lapsed': done,
  'mentoring.cancelled': done,
  'mentoring.released': done,
} as const;

export const mentoringNotifications: Notifications = {
  rules: {
    'mentoring.reserved': { none: 'A held slot is no request yet.' },
    'mentoring.asked': { tells: (tx, event) => tell(tx, 'mentoring_asked', event, ['mentor']) },
    'mentoring.confirmed': { tells: (tx, event) => tell(tx, 'mentoring_confirmed', event) },
    'mentoring.declined': { tells: (tx, event) => tell(tx, 'mentoring_declined', event, ['mentee']) },
    'mentoring.withdrawn': { tells: (tx, event) => tell(tx, 'mentoring_withdrawn', event, ['mentor']) },
    'mentoring.lapsed': { none: 'Both are notified of the end of its deadline.' },
    'mentoring.cancelled': { tells: (tx, event) => tell(tx, 'mentoring_cancelled', event) },
    'mentoring.released': { tells: tellReleased },
    'mentoring.moveOffered': { tells: (tx, event) => tell(tx, 'mentoring_move_offered', event) },
    'mentoring.moved': { tells: (tx, event) => tell(tx, 'mentoring_moved', event) },
    'mentoring.moveDeclined': { tells: (tx, event) => tell(tx, 'mentoring_move_over', event) },
    'mentoring.moveLapsed': { none: 'It lapses quietly: the agreed time stands.' },
    'mentoring.locationChanged': { tells: (tx, event) => tell(tx, 'mentoring_location_changed', event) },
    'mentoring.dayBefore': {
      tells: (tx, event) => tell(tx, 'mentoring_day_before', event, [event.subject.side]),
    },
    'mentoring.hourBefore': {
      tells: (tx, event) => tell(tx, 'mentoring_hour_before', event, [event.subject.side]),
    },
    'mentoring.over': { tells: (tx, event) => tell(tx, 'mentoring_over', event, [event.subject.side]) },
    'mentoring.said': { none: 'The page of the session shows it.' },
    'mentoring.claimed': { tells: (tx, event) => tell(tx, 'mentoring_claimed', event) },
    'mentoring.claimContested': { tells: (tx, event) => tell(tx, 'mentoring_claim_settled', event) },
    'mentoring.claimAccepted': { tells: tellAccepted },
    'mentoring.settled': { none: 'The page of the session shows how it stands.' },
    'mentoring.messageWritten': { tells: (tx, event) => tell(tx, 'mentoring_message', event) },
    'mentoring.noted': { none: 'The note stands on the page of the session.' },
    'mentoring.stepsChanged': { none: 'The steps stand on the page of the session, and on Today.' },
    'mentoring.appealed': { none: 'The desk shows it.' },
    'mentoring.appealDecided': { tells: (tx, event) => tell(tx, 'mentoring_appeal_decided', event) },
    'mentoring.thanked': { tells: (tx, event) => tell(tx, 'mentoring_thanked', event, ['mentor']) },
    'mentoring.thanksChanged': { none: 'The mentor’s page shows it.' },
    'mentoring.slotFound': {
      tells: async (_, { accountId, subject }) => tellOfSlot(accountId, subject.mentorId),
    },
    'mentoring.listChanged': { none: 'The member did it.' },
  } satisfies NotificationRules<typeof mentoringEvents>,
  forms: {
    mentoring_asked: { ...session, doneBy: { 'mentoring.confirmed': done, ...ends } },
    mentoring_confirmed: withEntry,
    mentoring_declined: session,
    mentoring_withdrawn: session,
    mentoring_released: withEntry,
    mentoring_released_own: withEntry,
    mentoring_cancelled: withEntry,
    mentoring_move_offered: {
      ...session,
      doneBy: {
        'mentoring.moved': done,
        'mentoring.moveDeclined': done,
        'mentoring.moveLapsed': done,
        ...ends,
      },
    },
    mentoring_moved: withEntry,
    mentoring_move_over: session,
    mentoring_location_changed: withEntry,
    mentoring_day_before: withEntry,
    mentoring_hour_before: session,
    mentoring_over: { ...session, doneBy: { 'mentoring.settled': done, 'mentoring.claimed': done } },
    mentoring_message: session,
    mentoring_claimed: {
      ...session,
      doneBy: { 'mentoring.claimContested': done, 'mentoring.claimAccepted': done },
    },
    mentoring_claim_settled: session,
    mentoring_appeal_decided: session,
    mentoring_thanked: session,
    mentoring_slot: { about: 'mentor_page', path: (handle) => mentoringPaths.times(handle) },
  },
  subjects: { mentoring_session: describeSessions, mentor_page: describeMentors },
};

/** The given sides of a session, without the member who acted. */
async function tell(
  tx: Tx,
  kind: Notification['kind'],
  { accountId: by, subject: { sessionId: subjectId } }: OfSession,
  to: readonly Side[] = sides,
): Promise<Notification[]> {
  const one = await tx
    .selectFrom('mentoring_sessions')
    .select(['mentor_id', 'mentee_id'])
    .where('id', '=', subjectId)
    .executeTakeFirst();
  const accounts = to.map((side) => (side === 'mentor' ? one?.mentor_id : one?.mentee_id));
  return accounts.flatMap((accountId) => (accountId ? [{ accountId, kind, subjectId, by }] : []));
}

/** The side that is not available any more reads so of itself; its entry is cancelled as well. */
async function tellReleased(
  tx: Tx,
  { subject: { sessionId: subjectId } }: OfSession,
): Promise<Notification[]> {
  const one = await tx
    .selectFrom('mentoring_sessions')
    .select(['mentor_id', 'mentee_id', 'ended_by'])
    .where('id', '=', subjectId)
    .executeTakeFirst();
  return sides.flatMap((side) => {
    const accountId = one && accountOn(one, side);
    const kind = one?.ended_by === side ? 'mentoring_released_own' : 'mentoring_released';
    return accountId ? [{ accountId, kind, subjectId } satisfies Notification] : [];
  });
}

/** After a silence both are notified of the end of its deadline. */
async function tellAccepted(tx: Tx, event: OfSession): Promise<Notification[]> {
  return event.accountId === null ? [] : tell(tx, 'mentoring_claim_settled', event);
}

function tellOfSlot(accountId: string | null, mentorId: string): Notification[] {
  return accountId === null ? [] : [{ accountId, kind: 'mentoring_slot', subjectId: mentorId }];
}

async function describeSessions(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('mentoring_sessions')
    .select(['id', 'topic'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, topic }) => [id, { thing: topic, key: id }]));
}

/** A page that is no longer shown is left out. */
async function describeMentors(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('mentors')
    .innerJoin('people', 'people.account_id', 'mentors.account_id')
    .innerJoin('handles', (join) =>
      join.onRef('handles.account_id', '=', 'mentors.account_id').on('handles.is_current', '=', true),
    )
    .innerJoin(namesShown(db, guest).as('named'), 'named.id', 'mentors.account_id')
    .select(['mentors.account_id', 'named.name', 'handles.handle'])
    .where('mentors.account_id', 'in', [...ids])
    .where('people.listed', '=', true)
    .where(sql<boolean>`mentors.state = 'open'`)
    .execute();
  return new Map(rows.map((row) => [row.account_id, { thing: row.name, key: row.handle }]));
}
