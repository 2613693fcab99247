-- Kinds of devices from which an account has been used, such as "Chrome, Android": a sign-in from another kind is worth
-- a mail. Nothing that would recognise one device among others of its kind.
create table known_devices (
  account_id text not null references accounts (id) on delete cascade,
  kind text not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, kind)
);
