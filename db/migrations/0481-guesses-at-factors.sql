-- The last guesses at an account's second factor, counted over a sliding span of time.
create table factor_guesses (
  account_id text not null references accounts (id) on delete cascade,
  -- What was guessed, and in which known browser or elsewhere.
  source text not null,
  times timestamptz[] not null,
  expires_at timestamptz not null,
  primary key (account_id, source)
);
create index factor_guesses_expires on factor_guesses (expires_at);
