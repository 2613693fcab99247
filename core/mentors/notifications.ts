import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import type { Db } from '#db/connect.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import type { mentorEvents } from './events.ts';

const own = { none: 'The mentor did it, and sees it on the page.' };
const page = { about: 'mentor_page', path: () => innerMentorPaths.ownMentorPage } as const;

export const mentorNotifications: Notifications = {
  rules: {
    'mentors.changed': own,
    'mentors.opened': own,
    'mentors.closed': { none: 'The mentor closed it.' },
    'mentors.submitted': own,
    'mentors.removed': { none: 'The mentor is notified of the decision about the case.' },
    'mentors.barred': { none: 'The mentor is notified of the decision about the case.' },
    'mentors.putBack': { none: 'The mentor is notified of the answer to the appeal.' },
    'mentors.paused': {
      when: ({ pause }) => pause !== 'own' && pause !== 'case',
      tells: async (_, event) => tellMentor('mentor_paused', event),
    },
    'mentors.reviewLate': { tells: async (_, event) => tellMentor('mentor_page_late', event) },
    'mentors.approved': { tells: async (_, event) => tellMentor('mentor_page_approved', event) },
    'mentors.returned': { tells: async (_, event) => tellMentor('mentor_page_returned', event) },
  } satisfies NotificationRules<typeof mentorEvents>,
  forms: {
    mentor_paused: {
      ...page,
      doneBy: { 'mentors.opened': ({ subject }) => ({ subjectId: subject.mentorId }) },
    },
    mentor_page_late: page,
    mentor_page_approved: page,
    mentor_page_returned: page,
  },
  subjects: { mentor_page: describe },
};

type OfMentor = { accountId: string | null; subject: { mentorId: string } };

function tellMentor(kind: Notification['kind'], { accountId, subject }: OfMentor): Notification[] {
  return [{ accountId: subject.mentorId, kind, subjectId: subject.mentorId, by: accountId }];
}

/** The subject is the member's own page, so it needs no name. */
async function describe(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('mentors')
    .select('account_id')
    .where('account_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ account_id: id }) => [id, { thing: '', key: id }]));
}
