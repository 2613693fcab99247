import { verificationPaths } from '#contract/verifications/paths.ts';
import { accountOf } from '../ground/events.ts';
import type { DescribeNotified, NotificationRules, Notifications } from '../ground/notification.ts';
import type { verificationEvents } from './events.ts';

const about = {
  about: 'verification',
  path: (kind: string) => verificationPaths.verificationOf(kind),
} as const;

/** The changes that notify members. All others are their own actions. */
const kinds = {
  held: 'verification_held',
  decided: 'verification_decided',
  ended: 'verification_ended',
  late: 'verification_late',
} as const;

export const verificationNotifications: Notifications = {
  rules: {
    'verifications.changed': {
      emails: [
        'verification-held',
        'verification-verified',
        'verification-rejected',
        'verification-appeal-decided',
        'verification-revoked',
        'verification-expired',
      ],
      async tells(_, event) {
        const { verificationId, what } = event.subject;
        if (!what) return [];
        return [{ accountId: accountOf(event), kind: kinds[what], subjectId: verificationId }];
      },
    },
  } satisfies NotificationRules<typeof verificationEvents>,
  forms: {
    verification_held: about,
    verification_decided: about,
    verification_ended: about,
    verification_late: about,
  },
  subjects: { verification: describeVerifications },
};

async function describeVerifications(...[db, ids]: Parameters<DescribeNotified>) {
  const rows = await db
    .selectFrom('verifications')
    .select(['id', 'kind'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, { thing: kind, key: kind }]));
}
