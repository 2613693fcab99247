import { sql } from 'kysely';
import { caseTimes } from '#contract/cases/report-limits.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import type { Account } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { holdsNothing, judgedCases, outcomesFor } from './judged-case.ts';

export const caseData: OwnData = {
  cases: {
    removedBy: 'cases:forget-decided',
    limit: {
      kept: `${caseTimes.keptDays} days`,
      since: sql`case when state = 'decided' and (appealed_at is null or answered_at is not null) then coalesce(answered_at, decided_at) end`,
    },
    // The reporter's identity is another person's data, and a case is not disclosed before its decision.
    exported: async ({ db }, { id }) => {
      const rows = await judgedCases(db, id).execute();
      return rows.map((row) => ({
        thing: row.thing_kind,
        sealed: row.sealed,
        outcomes: outcomesFor(row),
        days: row.days,
        suspended_days: row.suspended_days,
        reason: row.reason,
        decided_at: row.decided_at,
        appeal: row.appeal,
        answer: row.answer,
        is_lifted: row.is_lifted,
      }));
    },
    erased: {
      not: 'A case must outlive the account of the member who did harm. It is deleted after a year.',
    },
  },
  case_people: {
    removedBy: 'cases:forget-decided',
    limit: {
      kept: `${caseTimes.keptDays} days`,
      since: sql`(select case when state = 'decided' and (appealed_at is null or answered_at is not null) then coalesce(answered_at, decided_at) end from cases where id = one.case_id)`,
    },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('case_people')
        .innerJoin('cases', 'cases.id', 'case_people.case_id')
        .select(['case_people.is_judged', 'cases.thing_kind', 'cases.decided_at'])
        .where('case_people.account_id', '=', id)
        .where('cases.state', '=', 'decided')
        .where('cases.outcome', '<>', 'nothing')
        .where(sql<boolean>`not ${holdsNothing}`)
        .execute(),
    erased: 'by the database',
  },
  case_recusals: {
    isNeverHeld: true,
    removedBy: 'cases:forget-decided',
    limit: {
      kept: `${caseTimes.keptDays} days`,
      since: sql`(select case when state = 'decided' and (appealed_at is null or answered_at is not null) then coalesce(answered_at, decided_at) end from cases where id = one.case_id)`,
    },
    exported: ({ db }, { id }) =>
      db.selectFrom('case_recusals').select(['case_id', 'said_at']).where('account_id', '=', id).execute(),
    erased: 'by the database',
  },
  case_reports: {
    removedBy: 'cases:forget-decided',
    limit: {
      kept: `${caseTimes.keptDays} days`,
      since: sql`(select case when state = 'decided' and (appealed_at is null or answered_at is not null) then coalesce(answered_at, decided_at) end from cases where id = one.case_id)`,
    },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('case_reports')
        .innerJoin('cases', 'cases.id', 'case_reports.case_id')
        .select(['cases.thing_kind', 'concern', 'words', 'language', 'reported_at', 'cases.decided_at'])
        .where('reporter_id', '=', id)
        .execute(),
    erased: forgetReporter,
  },
  guest_reports: {
    removedBy: 'cases:forget-unproven',
    limit: { kept: '1 day', since: sql`one.created_at` },
    exported: { not: 'The address is not proven, and the report is deleted within a day.' },
    erased: (tx, { email }) => tx.deleteFrom('guest_reports').where('email', '=', email).execute(),
  },
  case_pictures: 'names no one',
};

/** The report stays, because the reported content may harm others too. It no longer names its author. */
function forgetReporter(tx: Tx, { id, email }: Account): Promise<unknown> {
  return tx
    .updateTable('case_reports')
    .set({ reporter_id: null, email: '', mailbox: '', language: null })
    .where((one) => one.or([one('reporter_id', '=', id), one('mailbox', '=', mailboxOf(email))]))
    .execute();
}
