import { trialPaths } from '#contract/trials/rare-paths.ts';
import type { Db } from '#db/connect.ts';
import type { Tx } from '../ground/events.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import type { trialEvents } from './events.ts';

const pair = { about: 'trial', path: (id: string) => trialPaths.trial(id) } as const;

type OfPair = { accountId: string | null; subject: { pairId: string } };
const done = ({ subject }: { subject: { pairId: string } }) => ({ subjectId: subject.pairId });
/** One side has answered, and the other still owes its own. */
const doneByOne = ({ accountId, subject }: OfPair) => ({ subjectId: subject.pairId, accountId });

export const trialNotifications: Notifications = {
  rules: {
    'trials.pairBegun': { none: 'The asker is notified of the answer to the request.' },
    'trials.setHandedIn': { tells: (tx, event) => tell(tx, 'trial_set_waits', event) },
    'trials.setTakenBack': { none: 'The page shows it.' },
    'trials.setsOpened': { tells: (tx, event) => tell(tx, 'trial_sets_open', event) },
    'trials.questionsClosed': { none: 'The page shows it.' },
    'trials.begun': { none: 'The other member is notified when the agreement is proposed.' },
    'trials.moved': { none: 'Both are notified of what happens to the agreement.' },
    'trials.answersAsked': { tells: (tx, event) => tell(tx, 'trial_answer_asked', event) },
    'trials.answered': { none: 'The answers show when both are in.' },
    'trials.goneOn': { tells: (tx, event) => tell(tx, 'trial_gone_on', event) },
    'trials.extending': { tells: (tx, event) => tell(tx, 'trial_extended', event) },
    'trials.parted': { tells: (tx, event) => tell(tx, 'trial_parted', event) },
  } satisfies NotificationRules<typeof trialEvents>,
  forms: {
    trial_set_waits: {
      ...pair,
      isJoined: true,
      doneBy: {
        'trials.setsOpened': done,
        'trials.setTakenBack': done,
        'trials.questionsClosed': done,
        'trials.parted': done,
      },
    },
    trial_sets_open: pair,
    trial_answer_asked: {
      ...pair,
      doneBy: {
        'trials.answered': doneByOne,
        'trials.goneOn': done,
        'trials.extending': done,
        'trials.parted': done,
      },
    },
    trial_gone_on: pair,
    trial_extended: pair,
    trial_parted: pair,
  },
  subjects: { trial: describeTrials },
};

/** Both sides, without the member who acted. */
async function tell(
  tx: Tx,
  kind: Notification['kind'],
  { accountId: by, subject: { pairId: subjectId } }: OfPair,
): Promise<Notification[]> {
  const one = await tx
    .selectFrom('trial_pairs')
    .select(['asker_id', 'asked_id'])
    .where('id', '=', subjectId)
    .executeTakeFirst();
  const accounts = [one?.asker_id, one?.asked_id];
  return accounts.flatMap((accountId) => (accountId ? [{ accountId, kind, subjectId, by }] : []));
}

/** Its lines name no one. */
async function describeTrials(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('trial_pairs')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id }) => [id, { thing: '', key: id }]));
}
