-- Browsers in which somebody has logged in to an account before, by the hash of a cookie that says nothing else. They have
-- limits of their own, so that strangers who guess or ask for letters cannot keep the owner out.
create table known_browsers (
  account_id text not null references accounts (id) on delete cascade,
  browser bytea not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, browser)
);
create index known_browsers_age on known_browsers (seen_at);
