-- Requests of people about their data, and complaints. Each has a number, a due time (in `clocks`) and an answer.
create table rights_requests (
  id text primary key,
  number text not null unique check (number ~ '^R-[2-9A-HJ-NP-Z]{8}$'),
  account_id text references accounts (id) on delete set null,
  -- Of a person without an account, proven by a mailed code; empty for members.
  email text not null default '',
  mailbox text not null default '',
  kind text not null,
  words text not null,
  state text not null default 'received'
    check (state in ('received', 'in_work', 'answered', 'contested', 'final', 'withdrawn')),
  version integer not null default 1,
  received_at timestamptz not null default now(),
  taken_at timestamptz,
  outcome text check (outcome in ('done', 'refused')),
  reason text not null default '',
  answer text not null default '',
  answered_at timestamptz,
  answered_by text references accounts (id) on delete set null,
  contest text not null default '',
  contested_at timestamptz,
  final_outcome text check (final_outcome in ('done', 'refused')),
  final_reason text not null default '',
  final_answer text not null default '',
  final_at timestamptz,
  final_by text references accounts (id) on delete set null,
  -- No other staff could answer the contested request: the answer is the officer's.
  is_by_officer boolean not null default false,
  withdrawn_at timestamptz
);
create index rights_requests_account on rights_requests (account_id, received_at desc);
create index rights_requests_mailbox on rights_requests (mailbox) where mailbox <> '';
create index rights_requests_waiting on rights_requests (received_at)
  where state in ('received', 'in_work', 'contested');
create index rights_requests_answered_by on rights_requests (answered_by);
create index rights_requests_final_by on rights_requests (final_by);

-- A request without an account, until the mailed code proves the address; a day at most.
create table guest_rights_requests (
  id text primary key,
  email text not null,
  kind text not null,
  words text not null,
  -- The code was typed, and the address belongs to an account: its member signs in.
  is_of_member boolean not null default false,
  created_at timestamptz not null default now()
);
create index guest_rights_requests_email on guest_rights_requests (email);
create index guest_rights_requests_age on guest_rights_requests (created_at);
