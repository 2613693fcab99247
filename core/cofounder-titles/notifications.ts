import { cofounderTitlePaths } from '#contract/cofounder-titles/rare-paths.ts';
import type { Db } from '#db/connect.ts';
import type { Tx } from '../ground/events.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import type { cofounderTitleEvents } from './events.ts';

const titles = {
  about: 'cofounder_title',
  path: (slug: string) => cofounderTitlePaths.titles(slug),
} as const;

type OfTitle = { accountId: string | null; subject: { projectId: string; titleId: string } };
const done = ({ subject }: OfTitle) => ({ subjectId: subject.titleId });
const doneByOne = ({ accountId, subject }: OfTitle) => ({ subjectId: subject.titleId, accountId });

export const cofounderTitleNotifications: Notifications = {
  rules: {
    'cofounderTitles.asked': { tells: tellAsked },
    'cofounderTitles.accepted': { none: 'The page shows it.' },
    'cofounderTitles.given': { tells: (tx, event) => tellBoth(tx, 'cofounder_title_given', event) },
    'cofounderTitles.declined': { tells: (tx, event) => tellBoth(tx, 'cofounder_title_declined', event) },
    'cofounderTitles.ended': { none: 'The member has left the team, which its owners know.' },
    'cofounderTitles.takenOff': { none: 'The page of the team shows it.' },
  } satisfies NotificationRules<typeof cofounderTitleEvents>,
  forms: {
    cofounder_title_asked: {
      ...titles,
      doneBy: {
        'cofounderTitles.accepted': doneByOne,
        'cofounderTitles.given': done,
        'cofounderTitles.declined': done,
        'cofounderTitles.ended': done,
      },
    },
    cofounder_title_given: titles,
    cofounder_title_declined: titles,
  },
  subjects: { cofounder_title: describeTitles },
};

/** Everyone who has to accept. */
async function tellAsked(tx: Tx, { accountId: by, subject }: OfTitle): Promise<Notification[]> {
  const rows = await tx
    .selectFrom('cofounder_title_answers')
    .select('account_id')
    .where('title_id', '=', subject.titleId)
    .where('accepted_at', 'is', null)
    .execute();
  return rows.map(({ account_id: accountId }) => ({
    accountId,
    kind: 'cofounder_title_asked' as const,
    subjectId: subject.titleId,
    by,
  }));
}

/** The member, and the owner who proposed it. */
async function tellBoth(
  tx: Tx,
  kind: Notification['kind'],
  { accountId: by, subject: { titleId: subjectId } }: OfTitle,
): Promise<Notification[]> {
  const one = await tx
    .selectFrom('cofounder_titles')
    .select(['account_id', 'proposed_by'])
    .where('id', '=', subjectId)
    .executeTakeFirst();
  const accounts = new Set([one?.account_id, one?.proposed_by]);
  return [...accounts].flatMap((accountId) => (accountId ? [{ accountId, kind, subjectId, by }] : []));
}

async function describeTitles(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('cofounder_titles')
    .innerJoin('projects', 'projects.id', 'project_id')
    .select(['cofounder_titles.id', 'projects.name as thing', 'projects.slug as key'])
    .where('cofounder_titles.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, thing, key }) => [id, { thing, key }]));
}
