-- Who has taken the open applications for a place along as a table, and when.
create table application_exports (
  id text primary key,
  opportunity_id text not null references opportunities (id) on delete cascade,
  account_id text references accounts (id) on delete set null,
  applications integer not null,
  exported_at timestamptz not null default clock_timestamp()
);
create index application_exports_places on application_exports (opportunity_id, exported_at desc);
create index application_exports_accounts on application_exports (account_id);
