import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import type {
  DescribeNotified,
  Notification,
  NotificationRules,
  Notifications,
} from '../ground/notification.ts';
import type { rightsEvents } from './events.ts';

const describeRequests: DescribeNotified = async (db, ids) => {
  const rows = await db
    .selectFrom('rights_requests')
    .select(['id', 'number'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, number }) => [id, { thing: number, key: id }]));
};

const ofRequest = {
  about: 'rights_request',
  path: (id: string) => innerRightsPaths.request(id),
  isForAllAges: true,
} as const;

type About = { accountId: string | null; subject: { requestId: string } };

/** A person without an account gets only the email. */
const tell = (kind: 'rights_answered' | 'rights_late', { accountId, subject }: About): Notification[] =>
  accountId ? [{ accountId, kind, subjectId: subject.requestId }] : [];

export const rightsNotifications: Notifications = {
  rules: {
    'rights.received': { emails: ['rights-received'] },
    'rights.taken': { none: 'The page of the request shows it.' },
    'rights.answered': {
      emails: ['rights-answered'],
      tells: async (_, event) => tell('rights_answered', event),
    },
    'rights.contested': { emails: ['rights-received'] },
    'rights.withdrawn': { none: 'The person withdrew it themself.' },
    'rights.late': { emails: ['rights-late'], tells: async (_, event) => tell('rights_late', event) },
  } satisfies NotificationRules<typeof rightsEvents>,
  forms: { rights_answered: ofRequest, rights_late: ofRequest },
  subjects: { rights_request: describeRequests },
};
