-- A new address on its way to an account. It counts only once its owner has typed the code that was mailed there; the
-- code follows from the id and the server's key.
create table email_changes (
  id text primary key,
  account_id text not null unique references accounts (id) on delete cascade,
  email text not null check (email = lower(email)),
  wrong_guesses int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
