-- Lists of the W3C's form, in which ended certificates set their bit.
create table certificate_lists (
  number integer primary key check (number > 0),
  changed_at timestamptz not null default clock_timestamp()
);
insert into certificate_lists (number) values (1);

-- Each is made once for its subject. It is signed when its holder fetches it.
create table certificates (
  -- Random, as its place in a status list.
  number text primary key check (number ~ '^[2-9A-HJ-NP-Z]{16}$'),
  status_list integer not null references certificate_lists (number),
  status_index integer not null check (status_index between 0 and 131071),
  state text not null default 'issued' check (state in ('issued', 'declined', 'withdrawn')),
  account_id text references accounts (id) on delete set null,
  -- Of an erased account the number and the state stay.
  kind text check (kind in ('completed', 'mentored', 'credit')),
  -- The agreement, mentorship or claim.
  subject_id text,
  said jsonb,
  issued_at timestamptz not null default clock_timestamp(),
  -- Declined or withdrawn.
  ended_at timestamptz,
  cause text not null default '' check (cause in ('', 'no_work_left', 'approval_taken_back')),
  -- The words of the one who took it back.
  reason text not null default '',
  unique (status_list, status_index),
  check ((state = 'issued') = (ended_at is null))
);
create unique index certificates_subjects on certificates (kind, subject_id);
create index certificates_accounts on certificates (account_id, issued_at desc) where account_id is not null;
create index certificates_ended on certificates (status_list, status_index) where ended_at is not null;

-- The keys with which certificates were signed, old ones too: all who verify need them.
create table certificate_keys (
  id text primary key,
  public_key text not null unique,
  since timestamptz not null default clock_timestamp()
);

select let_hold('certificates');
