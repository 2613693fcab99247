-- An institution, a company or another partner. Members act for it: its staff.
create table organisations (
  id text primary key,
  slug text not null unique,
  kind text not null check (kind in ('Educational institution', 'Company', 'Ecosystem partner')),
  state text not null default 'draft' check (state in (
    'draft', 'in_review', 'returned', 'active', 'paused', 'declined', 'closed', 'removed'
  )),
  version integer not null default 1,
  name text not null,
  -- Of the mark of the member who began it. The website is at a domain of the organisation's own.
  registry text not null,
  registry_number text not null,
  website text not null,
  domain text not null,
  -- An id of the shipped table, and its name for the search.
  district text not null default '',
  district_name text not null default '',
  about text not null default '',
  -- It agreed to stand on the page about working together.
  is_listed boolean not null default false,
  -- Why staff look at more than the letter: another organisation has the domain or the number.
  held_for text[] not null default '{}',
  -- The key with which a repeated request gets its first answer.
  asked_as text not null unique,
  begun_by text references accounts (id) on delete set null,
  begun_at timestamptz not null default clock_timestamp(),
  submitted_at timestamptz,
  -- The last decision of staff: to return, decline, open or remove it.
  decided_at timestamptz,
  decided_by text,
  reason text not null default '',
  -- Against the last decision, once.
  appeal text not null default '',
  appealed_at timestamptz,
  first_decided_by text,
  opened_at timestamptz,
  -- No owner has a mark and a proven address: nothing new begins.
  paused_at timestamptz,
  ended_at timestamptz
);
-- One organisation for a domain, and one for a number of a register.
create unique index organisations_domains on organisations (domain) where state in ('active', 'paused');
create unique index organisations_numbers on organisations (registry, registry_number) where state in ('active', 'paused');
create index organisations_waiting on organisations (submitted_at) where state = 'in_review';
create index organisations_beginners on organisations (begun_by) where begun_by is not null;
create index organisations_paused on organisations (paused_at) where state = 'paused';

-- The letter of authority on which staff decide. It is deleted 30 days after the decision.
create table organisation_letters (
  organisation_id text primary key references organisations (id) on delete cascade,
  account_id text references accounts (id) on delete set null,
  storage_key text not null unique,
  size int not null,
  mime_type text not null,
  checksum text not null,
  created_at timestamptz not null default now()
);
create index organisation_letters_accounts on organisation_letters (account_id) where account_id is not null;
create trigger organisation_letters_bytes after delete on organisation_letters
  for each row execute function give_up_evidence_bytes();

-- What a member may do for an organisation. A member may have several roles.
create table organisation_staff (
  organisation_id text not null references organisations (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  role text not null check (role in ('owner', 'coordinator', 'reviewer')),
  since timestamptz not null default clock_timestamp(),
  primary key (organisation_id, account_id, role)
);
create index organisation_staff_accounts on organisation_staff (account_id);

-- An address at the organisation's domain, proven by a code. Without it the roles of the member give nothing.
create table organisation_addresses (
  organisation_id text not null references organisations (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  email text not null,
  proven_until timestamptz not null,
  reminded_at timestamptz,
  primary key (organisation_id, account_id)
);
create index organisation_addresses_accounts on organisation_addresses (account_id);
create index organisation_addresses_ends on organisation_addresses (proven_until);

select let_hold(name) from unnest(array['organisation_letters', 'organisation_staff', 'organisation_addresses']) as name;
