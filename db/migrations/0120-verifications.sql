-- What somebody asks us to believe of them (a kind), how they show it (a way), and what became of it. Evidence is emptied
-- 30 days after the decision; the row stays for the mark's life.
create table verifications (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  kind text not null,
  way text not null,
  -- `started`: the code to the address has not come back yet.
  state text not null
    check (state in ('started', 'submitted', 'verified', 'rejected', 'expired', 'revoked', 'withdrawn')),
  version int not null default 1,
  email text not null default '',
  website text not null default '',
  registry text not null default '',
  registry_number text not null default '',
  links text[] not null default '{}',
  about text not null default '',
  -- Why a person has to look: `same_evidence`, `identity_number`.
  held_for text[] not null default '{}',
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  decided_at timestamptz,
  -- No references: what was decided outlives the account of whoever decided it.
  decided_by text,
  first_decided_by text,
  rejection text not null default '',
  reason text not null default '',
  appeal text not null default '',
  appealed_at timestamptz,
  expires_at timestamptz,
  reminded_at timestamptz,
  -- When it was expired, revoked or withdrawn.
  ended_at timestamptz,
  evidence_deleted_at timestamptz,
  check ((state = 'started') = (submitted_at is null) or state = 'withdrawn'),
  check ((state in ('expired', 'revoked', 'withdrawn')) = (ended_at is not null)),
  check (state <> 'verified' or expires_at is not null),
  check (state not in ('verified', 'rejected') or decided_at is not null)
);
create unique index verifications_open on verifications (account_id, kind)
  where state in ('started', 'submitted');
create unique index verifications_in_force on verifications (account_id, kind) where state = 'verified';
create index verifications_account on verifications (account_id, created_at);
create index verifications_waiting on verifications (submitted_at, id) where state = 'submitted';
create index verifications_decided on verifications (decided_at desc, id desc) where decided_at is not null;
create index verifications_expiring on verifications (expires_at) where state = 'verified';
create index verifications_with_evidence on verifications (decided_at)
  where decided_at is not null and evidence_deleted_at is null;
create index verifications_ended on verifications (ended_at) where ended_at is not null;
create index verifications_started on verifications (created_at) where state = 'started';
comment on column verifications.decided_by is 'Null until somebody has decided, and where a code was enough.';
comment on column verifications.first_decided_by is 'Null unless there was an appeal.';

-- Hashes of pieces of evidence, made with the server's key: a second use of one shows, and nobody can read what it was.
create table evidence_hashes (
  hash bytea not null,
  verification_id text not null references verifications (id) on delete cascade,
  primary key (hash, verification_id)
);
create index evidence_hashes_verification on evidence_hashes (verification_id);

-- The letter or card that shows somebody to be a student: for them and for whoever decides.
create table evidence_files (
  verification_id text primary key references verifications (id) on delete cascade,
  storage_key text not null unique,
  size int not null,
  mime_type text not null,
  checksum text not null,
  created_at timestamptz not null default now()
);

-- Whichever way a file goes (replaced, deleted, with its account), its bytes are given up in the same transaction.
create function give_up_evidence_bytes() returns trigger language plpgsql as $$
begin
  insert into unclaimed_bytes (storage_key, remove_after) values (old.storage_key, now())
  on conflict (storage_key) do update set remove_after = excluded.remove_after;
  return null;
end
$$;
create trigger evidence_files_bytes after delete on evidence_files
  for each row execute function give_up_evidence_bytes();

-- What administrators have added to the list of academic domains that comes with the program, and what they refuse of it.
create table academic_domains (
  id text primary key,
  domain text not null unique,
  is_academic boolean not null,
  created_at timestamptz not null default now()
);
