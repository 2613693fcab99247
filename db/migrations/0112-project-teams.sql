-- Somebody of the team is asked to own the project: by an owner, or because the last one has gone.
create table project_hand_overs (
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  -- Null where the project has lost its last owner.
  asked_by text references accounts (id) on delete cascade,
  -- Whoever asks leaves the team with the yes.
  leaves boolean not null default false,
  asked_at timestamptz not null default now(),
  -- Kept, so that nobody is asked twice to follow the same last owner.
  declined_at timestamptz
);
create unique index project_hand_overs_open on project_hand_overs (project_id, account_id) where declined_at is null;
create index project_hand_overs_accounts on project_hand_overs (account_id);

-- An owner goes when all the others, at least two, have said so.
create table project_removal_votes (
  project_id text not null,
  account_id text not null,
  voted_by text not null,
  voted_at timestamptz not null default now(),
  primary key (project_id, account_id, voted_by),
  foreign key (project_id, account_id) references project_members (project_id, account_id) on delete cascade,
  foreign key (project_id, voted_by) references project_members (project_id, account_id) on delete cascade
);

create table project_invitations (
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  invited_by text references accounts (id) on delete set null,
  -- A handle or an address as it was typed: the same is shown of everybody.
  sent_to text not null,
  -- Null for an address without an account, and where it reaches nobody.
  account_id text references accounts (id) on delete set null,
  -- Empty where it reaches nobody, or nobody by mail.
  email text not null default '',
  mailbox text not null default '',
  title text not null default '',
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn', 'ended')),
  sent_at timestamptz not null default now(),
  ended_at timestamptz
);
create index project_invitations_projects on project_invitations (project_id, sent_at desc);
create index project_invitations_accounts on project_invitations (account_id);
create index project_invitations_mailboxes on project_invitations (mailbox, sent_at) where mailbox <> '';
-- One that is open for each place that somebody was invited to.
create unique index project_invitations_open on project_invitations (project_id, lower(sent_to)) where state = 'open';

-- Mailboxes that no invitation goes to any more; their hashes, so that nobody reads addresses here.
create table invitation_refusals (
  mailbox_hash text primary key,
  refused_at timestamptz not null default now()
);
