-- A member of the staff is asked to own the organisation: by an owner, or because the last one has gone.
create table organisation_hand_overs (
  id text primary key,
  organisation_id text not null references organisations (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  -- Null where the organisation has lost its last owner.
  asked_by text references accounts (id) on delete cascade,
  -- The member who asks leaves with the yes.
  leaves boolean not null default false,
  asked_at timestamptz not null default clock_timestamp(),
  -- Kept, also of a request without an answer, so that no one is asked twice to follow the same last owner.
  declined_at timestamptz
);
create unique index organisation_hand_overs_open on organisation_hand_overs (organisation_id, account_id)
  where declined_at is null;
create index organisation_hand_overs_accounts on organisation_hand_overs (account_id);
create index organisation_hand_overs_askers on organisation_hand_overs (asked_by) where asked_by is not null;

-- An owner goes when all the others, at least two, have said so.
create table organisation_removal_votes (
  organisation_id text not null references organisations (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  voted_by text not null references accounts (id) on delete cascade,
  voted_at timestamptz not null default now(),
  primary key (organisation_id, account_id, voted_by)
);
create index organisation_removal_votes_accounts on organisation_removal_votes (account_id);
create index organisation_removal_votes_voters on organisation_removal_votes (voted_by);

select let_hold(name) from unnest(array['organisation_hand_overs', 'organisation_removal_votes']) as name;
