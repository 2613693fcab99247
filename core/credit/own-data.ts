import { type RawBuilder, sql } from 'kysely';
import { creditTimes as times } from '#contract/credit/limits.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { exportEvidence } from './own-data-of-evidence.ts';
import { eraseClaims } from './steps/erase-claims.ts';

/** When the last decision about a claim was made; null while it is open. */
export const decidedAt = (claim: string): RawBuilder<Date | null> => sql<Date | null>`(
  case when ${sql.ref(`${claim}.ended_at`)} is not null
    and (${sql.ref(`${claim}.appealed_at`)} is null or ${sql.ref(`${claim}.appeal_decided_at`)} is not null)
  then greatest(${sql.ref(`${claim}.ended_at`)}, ${sql.ref(`${claim}.appeal_decided_at`)}) end
)`;

export const creditData: OwnData = {
  credit_rules: 'names no one',
  credit_figures: 'names no one',
  work_logs: {
    removedBy: 'credit:forget-logs',
    limit: {
      kept: `${times.years} years`,
      since: sql`case when not exists (select from credit_lines where log_id = one.id)
        then one.day::timestamp at time zone 'UTC' end`,
    },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('work_logs')
        .select(['day', 'minutes', 'text', 'written_at'])
        .where('account_id', '=', id)
        .orderBy('day')
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  credit_claims: {
    removedBy: 'credit:forget-claims',
    limit: [
      { kept: `${times.years} years`, since: decidedAt('one') },
      {
        kept: `${times.draftDays} days`,
        since: sql`case when one.state = 'draft' then one.changed_at end`,
        removedBy: 'credit:forget-drafts',
      },
    ],
    exported: ({ db }, { id }) =>
      db
        .selectFrom('credit_claims as claim')
        .innerJoin('organisations', 'organisations.id', 'claim.organisation_id')
        .select(['claim.number', 'organisations.name as organisation', 'claim.cohort_name as cohort'])
        .select(['claim.project_name as project', 'claim.state', 'claim.route', 'claim.evidence'])
        .select(['claim.student_name', 'claim.student_number', 'claim.semester', 'claim.minutes'])
        .select(['claim.credits', 'claim.term', 'claim.certificate', 'claim.begun_at', 'claim.sent_at'])
        .select(['claim.decided_at', 'claim.reason', 'claim.ended_at', 'claim.appeal', 'claim.appealed_at'])
        .select(['claim.appeal_decided_at', 'claim.appeal_reason'])
        .where('claim.account_id', '=', id)
        .orderBy('claim.begun_at')
        .execute(),
    // Of approved claims hours, credits and number stay.
    erased: (tx, { id }) => eraseClaims(tx, id),
    givenTo: 'nominee and guardian',
  },
  credit_lines: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('credit_lines as line')
        .innerJoin('credit_claims as claim', 'claim.id', 'line.claim_id')
        .select(['claim.number', 'line.kind', 'line.agreement_id', 'line.milestone', 'line.sequence'])
        .select(['line.hash', 'line.title', 'line.first_day', 'line.last_day', 'line.minutes'])
        .select(['line.confirmed', 'line.reason'])
        .where('claim.account_id', '=', id)
        .orderBy('claim.begun_at')
        .orderBy('line.position')
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  credit_steps: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('credit_steps as step')
        .innerJoin('credit_claims as claim', 'claim.id', 'step.claim_id')
        .select(['claim.number', 'step.kind', 'step.side', 'step.reason', 'step.at'])
        .where('claim.account_id', '=', id)
        .orderBy('step.id')
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  credit_evidence_files: {
    removedBy: 'credit:delete-evidence',
    limit: {
      kept: `${times.evidenceDays} days`,
      since: sql`(select ${decidedAt('claim')} from credit_claims as claim where claim.id = one.claim_id)`,
    },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('credit_evidence_files as file')
        .innerJoin('credit_claims as claim', 'claim.id', 'file.claim_id')
        .select(['claim.number', 'file.mime_type', 'file.size', 'file.created_at'])
        .where('claim.account_id', '=', id)
        .execute(),
    bytes: exportEvidence,
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};
