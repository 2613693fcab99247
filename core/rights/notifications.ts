import { rightsDeskPaths } from '#contract/rights/desk-paths.ts';
import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { findStaff } from '../administration/find-staff.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import type {
  DescribeNotified,
  Notification,
  NotificationRules,
  Notifications,
} from '../ground/notification.ts';
import type { rightsEvents } from './events.ts';
import { isWaiting } from './policy.ts';

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

const atDesk = {
  about: 'rights_request_at_desk',
  path: (id: string) => rightsDeskPaths.request(id),
  isJoined: true,
} as const;

const toRequest = ({ subject }: { subject: { requestId: string } }) => ({ subjectId: subject.requestId });
const doneBy = { 'rights.answered': toRequest, 'rights.withdrawn': toRequest } as const;

/** The staff who answer it: not the member who asks, nor one whose answer is contested. */
async function tellStaff(
  tx: Tx,
  core: Core,
  kind: 'rights_waits' | 'rights_late_at_desk',
  { subject: { requestId } }: About,
): Promise<Notification[]> {
  const row = await tx
    .selectFrom('rights_requests')
    .select(['state', 'account_id', 'for_account_id', 'answered_by'])
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (!row || !isWaiting(row)) return [];
  const notThey = [row.account_id, row.for_account_id, row.answered_by];
  const staff = await findStaff(tx, core, 'rights');
  return staff
    .filter((id) => !notThey.includes(id))
    .map((accountId) => ({ accountId, kind, subjectId: requestId }));
}

export const rightsNotifications: Notifications = {
  rules: {
    'rights.received': {
      emails: ['rights-received'],
      tells: (tx, event, core) => tellStaff(tx, core, 'rights_waits', event),
    },
    'rights.taken': { none: 'The page of the request shows it.' },
    'rights.answered': {
      emails: ['rights-answered'],
      tells: async (_, event) => tell('rights_answered', event),
    },
    'rights.contested': {
      emails: ['rights-received'],
      tells: (tx, event, core) => tellStaff(tx, core, 'rights_waits', event),
    },
    'rights.withdrawn': { none: 'The person withdrew it themself.' },
    'rights.late': {
      emails: ['rights-late'],
      tells: async (tx, event, core) => [
        ...tell('rights_late', event),
        ...(await tellStaff(tx, core, 'rights_late_at_desk', event)),
      ],
    },
  } satisfies NotificationRules<typeof rightsEvents>,
  forms: {
    rights_answered: ofRequest,
    rights_late: ofRequest,
    rights_waits: { ...atDesk, doneBy },
    rights_late_at_desk: { ...atDesk, doneBy },
  },
  subjects: { rights_request: describeRequests, rights_request_at_desk: describeRequests },
};
