import type { Rows } from '#tests/ground/module-samples.ts';

export const applicationRows = {
  applications: `with terms as (insert into opportunity_terms (opportunity_id, number, said) values (md5('t' || $1), 1, '{}'))
    insert into applications (id, opportunity_id, project_id, account_id, asked_as, terms, note, hours, starts_on) select md5('y' || $1), md5('t' || $1), project_id, $1, md5('y' || $1), 1, $2, 8, '2031-05-01' from project_members where account_id = $1`,
  application_steps: `insert into application_steps (application_id, kind) values (md5('y' || $1), 'sent of ' || $1)`,
  application_offers: `insert into application_offers (application_id, title, starts_on, hours, terms, answer_by) values (md5('y' || $1), $1, '2031-05-01', 8, $2, now())`,
  application_interviews: `insert into application_interviews (application_id, owner_id, owner_zone, place, minutes) values (md5('y' || $1), $1, 'Asia/Kolkata', $2, 30)`,
  application_files: `insert into application_files (application_id, name, mime_type, size, storage_key, checksum) values (md5('y' || $1), $2, 'application/pdf', 1, 'applied' || $2, '')`,
  application_trials: `insert into application_trials (application_id, task, hours, text) values (md5('y' || $1), 'Count', 1, $1 || $2)`,
  application_trial_files: `insert into application_trial_files (application_id, name, mime_type, size, storage_key, checksum) values (md5('y' || $1), $2, 'application/pdf', 1, 'tried' || $2, '')`,
  application_exports: `insert into application_exports (id, opportunity_id, account_id, applications) values (md5('e' || $1), md5('t' || $1), $1, 1)`,
  application_notes: `insert into application_notes (id, application_id, account_id, asked_as, text) values (md5('n' || $1), md5('y' || $1), $1, md5('n' || $1), $2)`,
} satisfies Rows;
