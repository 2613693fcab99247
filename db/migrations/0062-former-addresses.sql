-- Proven addresses that accounts have moved away from: for a week whoever reads one can bring the account back. The link's
-- secret follows from the id and the server's key.
create table former_addresses (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  email text not null check (email = lower(email)),
  -- Which of an account's was left first.
  place bigint generated always as identity,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index former_addresses_account on former_addresses (account_id, place);
create index former_addresses_expiry on former_addresses (expires_at);
