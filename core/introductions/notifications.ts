import { introductionPaths } from '#contract/introductions/rare-paths.ts';
import type { Db } from '#db/connect.ts';
import type { Tx } from '../ground/events.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import type { introductionEvents } from './events.ts';
import { findSides } from './find-sides.ts';

const about = {
  about: 'introduction',
  path: (id: string) => introductionPaths.introduction(id),
} as const;

type OfIntroduction = { accountId: string | null; subject: { introductionId: string } };
const done = ({ subject }: { subject: { introductionId: string } }) => ({
  subjectId: subject.introductionId,
});

export const introductionNotifications: Notifications = {
  rules: {
    'introductions.asked': { tells: (tx, event) => tell(tx, 'introduction_asked', event, 'asked') },
    'introductions.answered': { tells: (tx, event) => tell(tx, 'introduction_answered', event, 'askers') },
    'introductions.withdrawn': { none: 'The asked side owes no answer any more.' },
    'introductions.lapsed': { tells: (tx, event) => tell(tx, 'introduction_lapsed', event, 'askers') },
    'introductions.released': {
      none: 'It says nothing of the side that is gone: its page says so to those who look.',
    },
  } satisfies NotificationRules<typeof introductionEvents>,
  forms: {
    introduction_asked: {
      ...about,
      namesActor: true,
      doneBy: {
        'introductions.answered': done,
        'introductions.withdrawn': done,
        'introductions.lapsed': done,
        'introductions.released': done,
      },
    },
    introduction_answered: about,
    introduction_lapsed: about,
  },
  subjects: { introduction: describeIntroductions },
};

async function tell(
  tx: Tx,
  kind: Notification['kind'],
  { accountId: by, subject: { introductionId: subjectId } }: OfIntroduction,
  side: 'askers' | 'asked',
): Promise<Notification[]> {
  const sides = await findSides(tx, subjectId);
  return (sides?.[side] ?? []).map((accountId) => ({ accountId, kind, subjectId, by }));
}

/** The project that was asked, if one was. */
async function describeIntroductions(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('introductions')
    .leftJoin('projects', 'projects.id', 'introductions.project_id')
    .select(['introductions.id', 'projects.name'])
    .where('introductions.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, { thing: name ?? '', key: id }]));
}
