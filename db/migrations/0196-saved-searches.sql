-- A search for places that somebody has saved, and is told of what is new in once a week.
create table saved_searches (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  -- The filters of the search, as its call takes them.
  filters jsonb not null,
  -- What an edit is based on.
  version integer not null default 1,
  saved_at timestamptz not null default clock_timestamp(),
  -- What opened until then was told, or was there when it was saved.
  told_until timestamptz not null default clock_timestamp(),
  -- When it is looked through next.
  look_at timestamptz not null,
  -- What was new when something was told last: the newest of it, and how much it was.
  found text[] not null default '{}',
  found_count integer not null default 0
);
create index saved_searches_accounts on saved_searches (account_id, saved_at desc, id);
create unique index saved_searches_once on saved_searches (account_id, md5(filters::text));
create index saved_searches_due on saved_searches (look_at, id);
