import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { organisationAccess } from './access.ts';
import { organisationAddresses } from './addresses.ts';
import { organisationEvents } from './events.ts';
import { organisationNoBeginnings } from './no-beginnings.ts';
import { dismissal, sampleAbout, sampleName } from './organisations.ts';
import { organisationPageAccess } from './page-access.ts';
import { preparedOrganisations } from './prepared.ts';

const organisation = (state: string) =>
  `insert into organisations (id, slug, kind, state, name, registry, registry_number, website, domain, asked_as, decided_at, begun_by)
   values (md5('o' || $1), md5('o' || $1), 'Company', '${state}', 'Ghar Tools', 'CIN', md5($1), 'https://ghar.example.in/', md5($1), md5($1), now(), $1)
   on conflict do nothing`;

export const organisationSamples = {
  access: [...organisationAccess, ...organisationPageAccess],
  events: organisationEvents,
  addresses: organisationAddresses,
  prepared: preparedOrganisations,
  ages: {
    organisation_staff_removals: `update organisation_staff_removals set decided_at = now() where account_id = $1`,
    organisation_letters: `update organisations set decided_at = now() where id = md5('o' || $1)`,
  },
  words: [sampleName, sampleAbout, dismissal, 'Wardha, Maharashtra', 'Wardha', 'AISHE'],
  rows: {
    organisations: organisation('active'),
    organisation_letters: `insert into organisation_letters (organisation_id, account_id, storage_key, size, mime_type, checksum)
      values (md5('o' || $1), $1, 'authority' || $2, 1, 'image/webp', '')`,
    organisation_staff: `insert into organisation_staff (organisation_id, account_id, role) values (md5('o' || $1), $1, 'owner')`,
    organisation_hand_overs: `insert into organisation_hand_overs (id, organisation_id, account_id) values (md5('h' || $1), md5('o' || $1), $1)`,
    organisation_removal_votes: `insert into organisation_removal_votes (organisation_id, account_id, voted_by) values (md5('o' || $1), $1, $1)`,
    organisation_staff_removals: `insert into organisation_staff_removals (id, organisation_id, account_id, roles, reason)
      values (md5('sr' || $1), md5('o' || $1), $1, '{owner}', 'They teach at another college now.')`,
    organisation_addresses: `insert into organisation_addresses (organisation_id, account_id, email, proven_until)
      values (md5('o' || $1), $1, $2, now() + interval '180 days')`,
  },
  noBeginnings: organisationNoBeginnings,
  lapses: {
    organisation_review: { lateFor: 'awaiting' },
    organisation_staff_appeal: { lateFor: 'awaiting' },
    organisation_hand_over: 'the owner stays one',
    organisation_succession: 'the next of the staff is asked',
  },
} satisfies ModuleSamples;
