-- The rights of staff that were given to accounts. Administrators, whom the settings name, hold all rights without a row here.
create table staff_rights (
  account_id text not null references accounts (id) on delete cascade,
  name text not null check (name in ('cases', 'reviews', 'disputes', 'rights', 'accounts', 'staff')),
  given_at timestamptz not null default now(),
  primary key (account_id, name)
);
create index staff_rights_name on staff_rights (name);

-- The mailboxes that ADMIN_EMAILS named at the last start, so that a start can log what has changed.
create table named_administrators (
  mailbox text primary key,
  named_at timestamptz not null default now()
);
