import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { rosterAccess } from './access.ts';
import { rosterAddresses } from './addresses.ts';
import { rosterEvents } from './events.ts';
import { rosterNoBeginnings } from './no-beginnings.ts';
import { rosterOpenStates } from './open-states.ts';
import { preparedStudents } from './prepared-students.ts';

/** Of tables that name no one: their ids say nothing of the account. */
const id = "'r' || md5($1)";

export const rosterSamples = {
  access: rosterAccess,
  events: rosterEvents,
  prepared: preparedStudents,
  addresses: rosterAddresses,
  words: ['Asha Patil', 'Another Name', 'Enrolment number', 'Name', 'UTF-8', 'B.Com'],
  ages: {
    roster_rows: `update roster_rows set unused_since = now() where id = 'row' || $1`,
    roster_memberships: `update cohorts set last_day = now()::date where id = ${id}`,
  },
  rows: {
    cohort_reviewers: `with organisation as (
      insert into organisations (id, slug, kind, state, name, registry, registry_number, website, domain, asked_as)
      values (${id}, ${id}, 'Company', 'active', 'Ghar Tools', 'CIN', ${id}, 'ghar.example.in', ${id}, ${id})
      on conflict do nothing returning id
    ), roster as (
      insert into rosters (organisation_id) select id from organisation
    ), cohort as (
      insert into cohorts (id, organisation_id, name, first_day, last_day, asked_as)
      select id, id, 'B.Com', '2026-06-15', '2099-05-31', id from organisation
    )
    insert into cohort_reviewers (cohort_id, account_id) values (${id}, $1)`,
    roster_rows: `insert into roster_rows (id, organisation_id, cohort_id, name, number, number_key, email, unused_since)
      values ('row' || $1, ${id}, ${id}, 'Asha Patil', 'A-1', 'A-1', $2, null)`,
    roster_memberships: `insert into roster_memberships (id, organisation_id, row_id, account_id, state, joined_at)
      values ('m' || $1, ${id}, 'row' || $1, $1, 'member', now())`,
    roster_guardian_asks: `insert into roster_guardian_asks (id, account_id, organisation_id, row_id, code_id, guardian_id)
      values ('a' || $1, $1, ${id}, 'row' || $1, 'c' || $1, md5('yg' || $1))`,
    roster_ticks: `insert into roster_ticks (membership_id, tick) values ('m' || $1, 'team')`,
    roster_looks: `insert into roster_looks (account_id, organisation_id, staff_id, role) values ($1, ${id}, $1, 'owner')`,
    roster_imports: `insert into roster_imports
      (id, organisation_id, cohort_id, account_id, roster_version, encoding, separator, titles, columns)
      values ('i' || $1, ${id}, ${id}, $1, 1, 'UTF-8', 'comma', '{Name}', '{}')`,
    roster_import_rows: `insert into roster_import_rows (import_id, position, line, kind, email)
      values ('i' || $1, 0, 2, 'new', $2)`,
  },
  noBeginnings: rosterNoBeginnings,
  openStates: rosterOpenStates,
  lapses: {
    roster_name: { lateFor: 'us' },
  },
  emailsOfNoEvent: ['roster-code'],
} satisfies ModuleSamples;
