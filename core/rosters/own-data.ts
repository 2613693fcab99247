import { sql } from 'kysely';
import { rosterTimes as times } from '#contract/rosters/limits.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { endMemberships, findMembershipIds } from './steps/end-memberships.ts';
import { holdOffStaffOf } from './steps/hold-off-staff.ts';

export const rosterData: OwnData = {
  rosters: 'names no one',
  cohorts: 'names no one',
  cohort_reviewers: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('cohort_reviewers')
        .innerJoin('cohorts', 'cohorts.id', 'cohort_reviewers.cohort_id')
        .innerJoin('organisations', 'organisations.id', 'cohorts.organisation_id')
        .select(['organisations.name as organisation', 'cohorts.name as cohort'])
        .where('cohort_reviewers.account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  roster_rows: {
    isNeverHeld: true,
    removedBy: 'rosters:forget-rows',
    limit: { kept: `${times.unusedDays} days`, since: sql`one.unused_since` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('roster_rows as row')
        .innerJoin('roster_memberships as membership', 'membership.row_id', 'row.id')
        .innerJoin('organisations', 'organisations.id', 'row.organisation_id')
        .innerJoin('cohorts', 'cohorts.id', 'row.cohort_id')
        .select(['organisations.name as organisation', 'cohorts.name as cohort'])
        .select(['row.name', 'row.number', 'row.semester', 'row.email'])
        .where('membership.account_id', '=', id)
        .execute(),
    erased: { not: 'The institution keeps its own roster, which says nothing of the account.' },
    givenTo: 'nominee and guardian',
  },
  roster_codes: 'names no one',
  roster_memberships: {
    removedBy: 'rosters:end-memberships',
    limit: {
      kept: `${times.membershipDays} days`,
      since: sql`(select cohorts.last_day::timestamp at time zone 'UTC' from roster_rows
        join cohorts on cohorts.id = roster_rows.cohort_id where roster_rows.id = one.row_id)`,
    },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('roster_memberships as membership')
        .innerJoin('organisations', 'organisations.id', 'membership.organisation_id')
        .select(['organisations.name as organisation', 'membership.state'])
        .select(['membership.begun_at', 'membership.joined_at'])
        .where('membership.account_id', '=', id)
        .execute(),
    erased: async (tx, { id }) => {
      await holdOffStaffOf(tx, { accountId: id });
      await endMemberships(tx, await findMembershipIds(tx, { accountId: id }), 'left');
    },
    givenTo: 'nominee and guardian',
  },
  roster_guardian_asks: {
    removedBy: 'rosters:end-asks',
    limit: { not: 'It goes with the membership, or with the code that waits for it.' },
    // The guardian's number belongs to the guardian.
    exported: ({ db }, { id }) =>
      db
        .selectFrom('roster_guardian_asks as ask')
        .innerJoin('organisations', 'organisations.id', 'ask.organisation_id')
        .select(['organisations.name as organisation', 'ask.asked_at', 'ask.agreed_at'])
        .where('ask.account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
  roster_pressings: 'names no one',
  roster_ticks: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('roster_ticks as one')
        .innerJoin('roster_memberships as membership', 'membership.id', 'one.membership_id')
        .innerJoin('organisations', 'organisations.id', 'membership.organisation_id')
        .select(['organisations.name as organisation', 'one.tick', 'one.since'])
        .where('membership.account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  roster_looks: {
    removedBy: 'rosters:forget-looks',
    limit: { kept: `${times.looksYears} year`, since: sql`one.looked_at` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('roster_looks')
        .innerJoin('organisations', 'organisations.id', 'roster_looks.organisation_id')
        .select(['organisations.name as organisation', 'roster_looks.role', 'roster_looks.looked_at'])
        .where('roster_looks.account_id', '=', id)
        .orderBy('roster_looks.looked_at')
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  roster_imports: {
    isNeverHeld: true,
    removedBy: 'rosters:forget-imports',
    limit: { kept: '24 hours', since: sql`coalesce(one.taken_at, one.read_at)` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('roster_imports')
        .innerJoin('organisations', 'organisations.id', 'roster_imports.organisation_id')
        .select(['organisations.name as organisation', 'roster_imports.state', 'roster_imports.read_at'])
        .where('roster_imports.account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  roster_import_rows: {
    isNeverHeld: true,
    exported: { not: 'They are lines of a file about other persons, and go within a day.' },
    erased: 'by the database',
  },
};
