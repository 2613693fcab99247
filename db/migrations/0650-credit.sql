-- The rule by which a cohort gives credit. A version never changes: a claim is bound by the one that stood when it began.
create table credit_rules (
  cohort_id text not null references cohorts (id) on delete cascade,
  version integer not null check (version > 0),
  hours_a_credit integer not null check (hours_a_credit > 0),
  least_hours integer not null check (least_hours >= hours_a_credit),
  most_hours integer not null check (most_hours >= least_hours),
  most_credits integer not null check (most_credits > 0),
  -- Semesters of the roster in which credit is given; none for all.
  semesters text[] not null default '{}',
  made_at timestamptz not null default clock_timestamp(),
  primary key (cohort_id, version)
);

-- Hours of a joined opportunity without an agreement, as the member writes them down.
create table work_logs (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  application_id text not null references applications (id) on delete cascade,
  day date not null,
  minutes integer not null check (minutes between 15 and 720 and minutes % 15 = 0),
  text text not null,
  version integer not null default 1,
  -- The key with which a repeated request gets its first answer.
  asked_as text not null unique,
  written_at timestamptz not null default clock_timestamp()
);
create index work_logs_accounts on work_logs (account_id, day);
create index work_logs_applications on work_logs (application_id);
create index work_logs_ages on work_logs (day);

-- What a member claims from an institution for work of one project.
create table credit_claims (
  id text primary key,
  -- As people write it down. It stays when the account is erased.
  number text not null unique,
  account_id text references accounts (id) on delete set null,
  organisation_id text not null references organisations (id) on delete cascade,
  -- Null once the cohort is deleted: a claim that is decided outlives it.
  cohort_id text references cohorts (id) on delete set null,
  cohort_name text not null,
  rule_version integer not null,
  project_id text references projects (id) on delete set null,
  project_name text not null,
  state text not null default 'draft' check (state in (
    'draft', 'host', 'evidence', 'college', 'returned', 'approved', 'declined', 'withdrawn', 'released', 'taken_back'
  )),
  -- The host confirms the work, or the institution decides on evidence.
  route text not null default 'host' check (route in ('host', 'evidence')),
  version integer not null default 1,
  -- Who returned it last, and why the host's answer leaves too little.
  returned_by text not null default '' check (returned_by in ('', 'host', 'college', 'rule')),
  college_returns integer not null default 0,
  -- Times for which the host was asked since it was sent last.
  host_rounds integer not null default 0,
  -- Words of evidence.
  evidence text not null default '',
  -- As the roster had the student when it was sent.
  student_name text not null default '',
  student_number text not null default '',
  semester text not null default '',
  -- What counts of its lines after the cuts of the rule, and the credits for it.
  minutes integer not null default 0 check (minutes >= 0),
  credits integer not null default 0 check (credits >= 0),
  -- The half of the year in which it was approved: 2026-1 or 2026-2.
  term text not null default '' check (term ~ '^([0-9]{4}-[12])?$'),
  certificate text not null default '',
  asked_as text not null unique,
  begun_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  -- Since when the institution has it.
  college_at timestamptz,
  decided_at timestamptz,
  decided_by text references accounts (id) on delete set null,
  reason text not null default '',
  ended_at timestamptz,
  appeal text not null default '',
  appealed_at timestamptz,
  appeal_decided_at timestamptz,
  appeal_decided_by text references accounts (id) on delete set null,
  appeal_reason text not null default '',
  check ((state in ('approved', 'declined', 'withdrawn', 'released', 'taken_back')) = (ended_at is not null))
);
create index credit_claims_accounts on credit_claims (account_id, begun_at desc) where account_id is not null;
create index credit_claims_organisations on credit_claims (organisation_id, college_at desc, id) where college_at is not null;
create index credit_claims_cohorts on credit_claims (cohort_id, college_at desc, id) where cohort_id is not null;
create index credit_claims_terms on credit_claims (organisation_id, term) where term <> '';
create index credit_claims_projects on credit_claims (project_id) where project_id is not null;
create index credit_claims_deciders on credit_claims (decided_by) where decided_by is not null;
create index credit_claims_appeal_deciders on credit_claims (appeal_decided_by) where appeal_decided_by is not null;
create index credit_claims_ends on credit_claims (ended_at) where ended_at is not null;
create index credit_claims_drafts on credit_claims (changed_at) where state = 'draft';

-- An accepted milestone or a line of the log. While it counts, the database refuses it in any other claim.
create table credit_lines (
  claim_id text not null references credit_claims (id) on delete cascade,
  position integer not null check (position between 1 and 60),
  kind text not null check (kind in ('milestone', 'log')),
  -- It stays when the agreement is gone.
  agreement_id text,
  milestone integer,
  -- The entry of the ledger with the hours, and its hash.
  sequence integer,
  hash text,
  log_id text references work_logs (id) on delete set null,
  title text not null default '',
  first_day date not null,
  last_day date not null,
  minutes integer not null check (minutes > 0),
  -- By the host; null before.
  confirmed integer check (confirmed between 0 and minutes),
  reason text not null default '',
  -- The claim is open or approved.
  is_counted boolean not null default false,
  primary key (claim_id, position),
  check (last_day >= first_day),
  check ((kind = 'milestone') = (agreement_id is not null and milestone is not null and sequence is not null and hash is not null))
);
create unique index credit_lines_milestones on credit_lines (agreement_id, milestone) where is_counted and agreement_id is not null;
create unique index credit_lines_logs on credit_lines (log_id) where is_counted and log_id is not null;
create index credit_lines_of_logs on credit_lines (log_id) where log_id is not null;
create index credit_lines_of_agreements on credit_lines (agreement_id) where agreement_id is not null;

create table credit_steps (
  id bigint generated always as identity primary key,
  claim_id text not null references credit_claims (id) on delete cascade,
  kind text not null,
  side text not null check (side in ('student', 'host', 'college', 'time')),
  -- The member who acted.
  account_id text references accounts (id) on delete set null,
  reason text not null default '',
  at timestamptz not null default clock_timestamp()
);
create index credit_steps_claims on credit_steps (claim_id, id);
create index credit_steps_accounts on credit_steps (account_id) where account_id is not null;

-- Files on which the institution decides. They are deleted 30 days after the decision.
create table credit_evidence_files (
  id text primary key,
  claim_id text not null references credit_claims (id) on delete cascade,
  storage_key text not null unique,
  size int not null,
  mime_type text not null,
  checksum text not null,
  created_at timestamptz not null default now()
);
create index credit_evidence_files_claims on credit_evidence_files (claim_id, created_at);
create trigger credit_evidence_files_bytes after delete on credit_evidence_files
  for each row execute function give_up_evidence_bytes();

select let_hold(name) from unnest(array[
  'work_logs', 'credit_claims', 'credit_lines', 'credit_steps', 'credit_evidence_files'
]) as name;
