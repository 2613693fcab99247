import type { ModuleSamples } from './module-samples.ts';

export const groundSamples = {
  rows: {
    events: '',
    last_forms: `insert into last_forms (event_id, form, readers)
    select max(id), json_build_object('was', $2::text), array['user:' || $1] from events where account_id = $1`,
    jobs: `insert into jobs (task, payload, attempts) values ('send-letter', jsonb_build_object('letter', 'email-changed', 'accountId', $1::text, 'to', $2::text), 30)`,
    written_letters: `insert into written_letters (id, mailbox, cause, is_code) values ('w' || $1, $2, 'page', true)`,
    rate_limits: `insert into rate_limits values ('test:' || $1 || $2, now(), 1, now())`,
  },
} satisfies ModuleSamples;
