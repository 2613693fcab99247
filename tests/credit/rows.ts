import type { Rows } from '#tests/ground/module-samples.ts';

/** The organisation of the rows of rosters. */
const organisation = "'r' || md5($1)";

export const creditRows = {
  work_logs: `insert into work_logs (id, account_id, application_id, day, minutes, text, asked_as)
    values ('w' || md5($1), $1, md5('y' || $1), '2026-11-02', 60, $2, 'w' || $1)`,
  credit_claims: `insert into credit_claims (id, number, account_id, organisation_id, cohort_id, cohort_name, rule_version,
      project_name, state, asked_as, evidence, sent_at, college_at, decided_at, ended_at)
    values ('c' || md5($1), 'N' || md5($1), $1, ${organisation}, ${organisation}, 'B.Com', 1, 'Lamps', 'declined', 'c' || $1, $2,
      now(), now(), now(), now())`,
  credit_lines: `insert into credit_lines (claim_id, position, kind, log_id, title, first_day, last_day, minutes)
    values ('c' || md5($1), 1, 'log', 'w' || md5($1), $2, '2026-11-02', '2026-11-02', 60)`,
  credit_steps: `insert into credit_steps (claim_id, kind, side, account_id, reason) values ('c' || md5($1), 'sent', 'student', $1, $2)`,
  credit_evidence_files: `insert into credit_evidence_files (id, claim_id, storage_key, size, mime_type, checksum)
    values ('f' || md5($1), 'c' || md5($1), 'credit' || $1, 1, 'application/pdf', '')`,
} satisfies Rows;
