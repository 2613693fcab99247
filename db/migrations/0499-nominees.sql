-- The persons whom members have named to act for them.
create table nominees (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  email text not null,
  mailbox text not null,
  relation text not null,
  is_told boolean not null,
  named_at timestamptz not null default now(),
  unique (account_id, mailbox)
);
create index nominees_mailbox on nominees (mailbox);

-- A person who has asked for a code to act for a member; proven for an hour once it was typed.
create table nominee_visits (
  id text primary key,
  email text not null,
  mailbox text not null,
  created_at timestamptz not null default now(),
  until timestamptz
);
create index nominee_visits_email on nominee_visits (email);
create index nominee_visits_created on nominee_visits (created_at);

-- Requests to act for a member. Name, address and relation are as the member gave them when it was asked.
create table nominee_requests (
  id text primary key,
  number text not null unique check (number ~ '^R-[2-9A-HJ-NP-Z]{8}$'),
  account_id text references accounts (id) on delete set null,
  name text not null,
  email text not null,
  mailbox text not null,
  relation text not null,
  cause text not null check (cause in ('death', 'cannot_act')),
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'refused', 'ended', 'withdrawn')),
  version integer not null default 1,
  asked_at timestamptz not null default now(),
  -- How many of the three emails the member was sent.
  mails integer not null default 1,
  reason text not null default '',
  decided_by text references accounts (id) on delete set null,
  decided_at timestamptz,
  ended_at timestamptz,
  -- The nominee has begun the erasing of the account.
  erasing_since timestamptz
);
create unique index nominee_requests_open on nominee_requests (account_id) where state in ('waiting', 'granted');
create index nominee_requests_account on nominee_requests (account_id);
create index nominee_requests_mailbox on nominee_requests (mailbox) where mailbox <> '';
create index nominee_requests_waiting on nominee_requests (asked_at) where state = 'waiting';
create index nominee_requests_decided_by on nominee_requests (decided_by);

-- The document of a request: for staff who decide.
create table nominee_documents (
  request_id text primary key references nominee_requests (id) on delete cascade,
  storage_key text not null unique,
  size int not null,
  mime_type text not null,
  checksum text not null,
  created_at timestamptz not null default now()
);
create function give_up_nominee_bytes() returns trigger language plpgsql as $$
begin
  insert into unclaimed_bytes (storage_key, remove_after) values (old.storage_key, now())
  on conflict (storage_key) do update set remove_after = excluded.remove_after;
  return null;
end
$$;
create trigger nominee_documents_bytes after delete on nominee_documents
  for each row execute function give_up_nominee_bytes();
