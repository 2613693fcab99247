-- What entries of ledgers mean to people, apart from them, so that it can be erased: an entry holds only its salted hashes.
create table agreement_entry_texts (
  agreement_id text not null references agreements (id),
  sequence integer not null,
  -- Whoever wrote it; null once their account has gone.
  account_id text references accounts (id) on delete set null,
  salt text not null,
  said jsonb not null,
  primary key (agreement_id, sequence)
);
create index agreement_entry_texts_accounts on agreement_entry_texts (account_id);

create table agreement_entry_files (
  id text primary key,
  agreement_id text not null references agreements (id),
  sequence integer not null,
  position integer not null,
  account_id text references accounts (id) on delete set null,
  salt text not null,
  name text not null,
  mime_type text not null,
  size integer not null,
  storage_key text not null unique,
  checksum text not null,
  unique (agreement_id, sequence, position)
);
create index agreement_entry_files_accounts on agreement_entry_files (account_id);
create trigger agreement_entry_files_bytes after delete on agreement_entry_files
  for each row execute function give_up_application_bytes();

-- With which a repeated command gets its first answer: the hash of who asked, on which ledger, for what.
create table agreement_commands (
  agreement_id text not null references agreements (id),
  asked_as text not null check (asked_as ~ '^[0-9a-f]{64}$'),
  -- The entry that it wrote.
  sequence integer not null,
  primary key (agreement_id, asked_as)
);

-- What the ledger comes to for each milestone: for lists and sums over many. Written with each entry, and recomputed by a job.
create table agreement_milestones (
  agreement_id text not null references agreements (id),
  number integer not null,
  stage text not null default 'planned',
  money text not null default 'none',
  dispute text not null default 'none',
  share integer not null default 0,
  started_version integer,
  awarded bigint,
  units bigint not null default 0,
  pay bigint not null default 0,
  due bigint not null default 0,
  confirmed bigint not null default 0,
  reserved bigint not null default 0,
  vested bigint not null default 0,
  gone bigint not null default 0,
  due_day text not null,
  started_at timestamptz,
  submitted_at timestamptz,
  accepted_at timestamptz,
  primary key (agreement_id, number)
);
insert into agreement_milestones (agreement_id, number, due_day)
select agreements.id, (one ->> 'number')::int, one ->> 'dueDay'
from agreements
join agreement_versions as text on text.agreement_id = agreements.id and text.number = agreements.version
cross join jsonb_array_elements(text.document::jsonb -> 'milestones') as one
where agreements.active_at is not null and text.document is not null;

alter table agreements add column sums jsonb;
alter table agreements add column last_entry_at timestamptz;
-- How many entries its ledger has.
alter table agreements add column entry_count integer not null default 0;

-- Reminders that were handed to the mail server: silence counts as a yes only after two of them.
create table clock_reminders (
  clock_id text not null references clocks (id) on delete cascade,
  handed_at timestamptz not null default clock_timestamp(),
  primary key (clock_id, handed_at)
);
