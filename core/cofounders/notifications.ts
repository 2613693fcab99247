import { innerCofounderPaths } from '#contract/cofounders/inner-paths.ts';
import type { Db } from '#db/connect.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import type { cofounderEvents } from './events.ts';

const own = { none: 'The member did it, and sees it on the page.' };
const page = { about: 'cofounder_search', path: () => innerCofounderPaths.ownSearch } as const;

export const cofounderNotifications: Notifications = {
  rules: {
    'cofounders.changed': own,
    'cofounders.turnedOn': own,
    'cofounders.deleted': own,
    'cofounders.submitted': own,
    'cofounders.removed': { none: 'The member is notified of the decision about the case.' },
    'cofounders.putBack': { none: 'The member is notified of the answer to the appeal.' },
    'cofounders.paused': {
      when: ({ pause }) => pause === 'quiet',
      tells: async (_, event) => tellMember('search_paused', event),
    },
    'cofounders.stillAsked': { tells: async (_, event) => tellMember('still_looking_asked', event) },
    'cofounders.reviewLate': { tells: async (_, event) => tellMember('search_late', event) },
    'cofounders.approved': { tells: async (_, event) => tellMember('search_approved', event) },
    'cofounders.returned': { tells: async (_, event) => tellMember('search_returned', event) },
  } satisfies NotificationRules<typeof cofounderEvents>,
  forms: {
    still_looking_asked: page,
    search_paused: {
      ...page,
      doneBy: { 'cofounders.turnedOn': ({ subject }) => ({ subjectId: subject.searchId }) },
    },
    search_late: page,
    search_approved: page,
    search_returned: page,
  },
  subjects: { cofounder_search: describe },
};

type OfSearch = { accountId: string | null; subject: { searchId: string } };

function tellMember(kind: Notification['kind'], { accountId, subject }: OfSearch): Notification[] {
  return [{ accountId: subject.searchId, kind, subjectId: subject.searchId, by: accountId }];
}

/** The subject is the member's own search, so it needs no name. */
async function describe(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('cofounder_searches')
    .select('account_id')
    .where('account_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ account_id: id }) => [id, { thing: '', key: id }]));
}
