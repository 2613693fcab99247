import { rightsPaths } from '#contract/rights/paths.ts';
import type {
  DescribeNotified,
  Notification,
  NotificationRules,
  Notifications,
} from '../ground/notification.ts';
import type { nomineeEvents } from './events.ts';

/** The subject is the account of the child itself. */
const describeGuarded: DescribeNotified = async (_, ids) =>
  new Map(ids.map((id) => [id, { thing: '', key: id }]));

const kinds = {
  read: 'guardian_reads',
  export: 'guardian_reads',
  request: 'guardian_asks',
  erase: 'guardian_erases',
  keep: 'guardian_keeps',
} as const;

const ofGuardian = { about: 'guarded_account', path: () => rightsPaths.rights, isForAllAges: true } as const;

export const nomineeNotifications: Notifications = {
  rules: {
    'nominees.named': { emails: ['nominee-named'] },
    'nominees.asked': { emails: ['nominee-asked', 'nominee-state'] },
    'nominees.decided': { emails: ['nominee-asked', 'nominee-state'] },
    'nominees.ended': { emails: ['nominee-state'] },
    'nominees.withdrawn': { emails: ['nominee-state'] },
    'nominees.acted': { none: 'The member cannot act, and their first sign ends it.' },
    'nominees.guardianActed': {
      tells: async (_, { accountId, subject: { act } }): Promise<Notification[]> =>
        accountId ? [{ accountId, kind: kinds[act], subjectId: accountId }] : [],
    },
  } satisfies NotificationRules<typeof nomineeEvents>,
  forms: {
    // One unread line for a guardian who reads and exports.
    guardian_reads: { ...ofGuardian, isJoined: true },
    guardian_asks: ofGuardian,
    guardian_erases: ofGuardian,
    guardian_keeps: ofGuardian,
  },
  subjects: { guarded_account: describeGuarded },
};
