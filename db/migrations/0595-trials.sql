-- Two members who may begin something together work on trial for some weeks, under an agreement of their own kind.
alter table agreements add column is_trial boolean not null default false;
-- After a trial the other member is invited as an owner.
alter table project_invitations add column as_owner boolean not null default false;

-- Two members whose request to begin together was accepted. It has the id of the request.
create table trial_pairs (
  id text primary key,
  -- Null once they have no account any more.
  asker_id text references accounts (id) on delete set null,
  asked_id text references accounts (id) on delete set null,
  begun_at timestamptz not null default now(),
  -- Both sets of answers were handed in.
  opened_at timestamptz,
  -- Their questions are over: neither reads the answers of the other.
  closed_at timestamptz,
  -- One side is gone, or a block stands between the two.
  ended_at timestamptz
);
create index trial_pairs_askers on trial_pairs (asker_id);
create index trial_pairs_asked on trial_pairs (asked_id);

-- What one of the two answers to the eight questions.
create table trial_question_sets (
  pair_id text not null references trial_pairs (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  answers jsonb not null,
  saved_at timestamptz not null default now(),
  -- Null while it is taken back.
  handed_in_at timestamptz,
  primary key (pair_id, account_id)
);
create index trial_question_sets_accounts on trial_question_sets (account_id);

create table trials (
  id text primary key,
  pair_id text not null references trial_pairs (id) on delete cascade,
  -- A draft that was never proposed is dropped with its trial.
  agreement_id text not null unique references agreements (id) on delete cascade,
  -- The side that signs for the project.
  project_side text not null check (project_side in ('asker', 'asked')),
  state text not null default 'draft' check (state in (
    'draft', 'proposed', 'running', 'answering', 'extending', 'gone_on', 'parted', 'over'
  )),
  begun_at timestamptz not null default now(),
  -- Of the text that both have signed, in its zone.
  first_day date,
  last_day date,
  zone text not null default 'UTC',
  is_extended boolean not null default false,
  asker_answer text check (asker_answer in ('go_on', 'two_weeks', 'part')),
  asked_answer text check (asked_answer in ('go_on', 'two_weeks', 'part')),
  answer_by timestamptz,
  ended_at timestamptz
);
create unique index trials_open on trials (pair_id) where ended_at is null;
create index trials_pairs on trials (pair_id, begun_at);
create index trials_last_days on trials (last_day) where state = 'running';
create index trials_answers on trials (answer_by) where state = 'answering';

select let_hold(name) from unnest(array['trial_pairs', 'trial_question_sets']) as name;
