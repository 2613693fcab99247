import { certificatePaths } from '#contract/certificates/rare-paths.ts';
import type { Db } from '#db/connect.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import type { certificateEvents } from './events.ts';
import { saidOf } from './row.ts';

const about = {
  about: 'certificate',
  path: (number: string) => certificatePaths.ownCertificate(number),
  isForAllAges: true,
} as const;

type OfCertificate = { accountId: string | null; subject: { number: string } };

const toHolder =
  (kind: Notification['kind']) =>
  async (_: unknown, { accountId, subject }: OfCertificate): Promise<Notification[]> =>
    accountId ? [{ accountId, kind, subjectId: subject.number }] : [];

export const certificateNotifications: Notifications = {
  rules: {
    'certificates.issued': { tells: toHolder('certificate_issued') },
    'certificates.declined': { none: 'It is an action of the holder.' },
    'certificates.withdrawn': { tells: toHolder('certificate_withdrawn') },
  } satisfies NotificationRules<typeof certificateEvents>,
  forms: { certificate_issued: about, certificate_withdrawn: about },
  subjects: { certificate: describeCertificates },
};

async function describeCertificates(
  db: Db,
  numbers: readonly string[],
): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('certificates')
    .select(['number', 'said'])
    .where('number', 'in', [...numbers])
    .execute();
  return new Map(
    rows.map((row) => [row.number, { thing: saidOf(row)?.organisation ?? '', key: row.number }]),
  );
}
