import * as calls from '#contract/certificates/calls.ts';
import { certificatePaths } from '#contract/certificates/rare-paths.ts';
import type { NotificationKind } from '#contract/collected.ts';
import type { Member } from '#core/ground/actor.ts';
import type { EventName } from '#core/ground/events.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { Build, Cases, ModuleSamples } from '#tests/ground/module-samples.ts';
import { someone } from '#tests/ground/world.ts';
import { certificateOf, facts } from './certificates.ts';
import { certificateNoBeginnings } from './no-beginnings.ts';

const certificate: Thing = {
  owners: members,
  own: async (core, owner) => ({ certificateNumber: await certificateOf(core, owner as Member) }),
  gone: { certificateNumber: '2222222222222222' },
};

type OwnEvent = Extract<EventName, `certificates.${string}`>;

const toHolder =
  (name: OwnEvent, kind: NotificationKind): Build =>
  async (core) => {
    const holder = await someone(core);
    const subject = { number: await certificateOf(core, holder) };
    return { event: { name, accountId: holder.id, subject }, notified: { [holder.id]: kind } };
  };

const events: Cases<OwnEvent> = {
  'certificates.issued': [toHolder('certificates.issued', 'certificate_issued')],
  'certificates.declined': 'none',
  'certificates.withdrawn': [toHolder('certificates.withdrawn', 'certificate_withdrawn')],
};

export const certificateSamples = {
  access: accessOf(calls, {
    listCertificates: nothing,
    getCertificate: certificate,
    putCertificateRefusal: certificate,
    getCertificatePrint: certificate,
    getCertificateBadge: certificate,
    findCertificate: certificate,
    getCertificateKeys: nothing,
  }),
  events,
  rows: {
    // The digits and letters of a number have no 0, 1, I and O.
    certificates: `insert into certificates (number, status_list, status_index, account_id, kind, subject_id, said)
      values (upper(translate(left(md5('ce' || $1), 16), '01', 'gh')), 1, (select coalesce(max(status_index), -1) + 1 from certificates where status_list = 1), $1, 'completed', $1,
        jsonb_build_object('name', $2::text, 'organisation', 'Cold rooms', 'day', '2026-11-28'))`,
  },
  addresses: async ({ own }) => ({
    [certificatePaths.ownCertificate(':number')]: certificatePaths.ownCertificate(
      await own(certificate, 'certificateNumber'),
    ),
  }),
  words: [facts.organisation ?? '', facts.role ?? ''],
  noBeginnings: certificateNoBeginnings,
} satisfies ModuleSamples;
