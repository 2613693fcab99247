-- People who can sign in. Ids are the contract's: 1 to 36 characters, made by the client or by us.
create table accounts (
  id text primary key,
  email text not null,
  email_verified_at timestamptz,
  phone text not null default '',
  name text not null default '',
  password_hash text,
  password_updated_at timestamptz,
  prefs jsonb not null default '{}',
  target_id text not null,
  blocked_at timestamptz,
  accessed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint accounts_email_key unique (email),
  constraint accounts_email_lower check (email = lower(email))
);

-- One row a signed-in browser or app. Only the hash of its secret is kept.
create table sessions (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  secret_hash bytea not null unique,
  provider text not null,
  factors text[] not null,
  ip text not null default '',
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id, created_at);

-- Single-use proofs sent by mail: codes, verification and recovery links. The secret itself is derived from the id with
-- the server's key when the mail is written and when it comes back, so nothing here can be used by who reads the table.
create table tokens (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('code', 'verification', 'recovery')),
  phrase text not null default '',
  asked_by_session text,
  wrong_guesses int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index tokens_account on tokens (account_id, kind);

-- An e-mail address on its way to an account. Its id becomes the account's id.
create table email_proofs (
  id text primary key,
  email text not null check (email = lower(email)),
  wrong_guesses int not null default 0,
  code_expires_at timestamptz not null,
  verified_at timestamptz,
  ticket_hash bytea unique,
  account_id text references accounts (id) on delete cascade,
  idempotency_key text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index email_proofs_email on email_proofs (email, created_at);
create index email_proofs_expiry on email_proofs (expires_at);

-- What a person agreed to: which text, in which version and language, when.
create table consents (
  id bigint generated always as identity primary key,
  account_id text not null references accounts (id) on delete cascade,
  document text not null check (document in ('terms', 'privacy', 'marketing')),
  version text not null,
  language text not null,
  given boolean not null,
  created_at timestamptz not null default now()
);
create index consents_account on consents (account_id);

-- The document of the contract's collection "profiles".
create table profiles (
  id text primary key,
  sequence bigint generated always as identity unique,
  owner_id text not null references accounts (id) on delete cascade,
  account_id text,
  name text,
  email text,
  phone text,
  role text,
  location text,
  agree boolean,
  dob text,
  education_level text,
  sub_level text,
  major_field text,
  college text,
  company_url text,
  resume_id text,
  portfolio_id text,
  permissions text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profiles_owner on profiles (owner_id, sequence);
create index profiles_account on profiles (account_id, sequence);

-- Résumés and portfolios. Until sign-up the owner is the e-mail proof; afterwards the account of the same id.
create table files (
  id text not null,
  bucket text not null,
  sequence bigint generated always as identity unique,
  owner_id text not null,
  name text not null,
  size bigint not null,
  mime_type text not null default '',
  signature text not null default '',
  chunks_total int not null default 1,
  storage_key text not null,
  permissions text[] not null default '{}',
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (bucket, id)
);
create index files_owner on files (owner_id);

create table file_chunks (
  bucket text not null,
  file_id text not null,
  number int not null,
  size int not null,
  primary key (bucket, file_id, number),
  foreign key (bucket, file_id) references files (bucket, id) on delete cascade
);

-- What happened, in the order of the commits' ids. Mail, realtime and the audit follow from it.
create table events (
  id bigint generated always as identity primary key,
  name text not null,
  account_id text,
  subject jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index events_created on events (created_at);

-- Fixed windows, shared by all servers. Losing them in a crash only forgets who was counted.
create unlogged table rate_limits (
  key text not null,
  window_start timestamptz not null,
  count int not null,
  expires_at timestamptz not null,
  primary key (key, window_start)
);
create index rate_limits_expiry on rate_limits (expires_at);
