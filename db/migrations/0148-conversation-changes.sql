-- What has happened to a conversation, between which of its messages: shown as a line of its own.
create table conversation_changes (
  id bigint generated always as identity primary key,
  conversation_id text not null references conversations (id) on delete cascade,
  kind text not null check (kind in ('requested', 'accepted', 'declined', 'lapsed', 'joined', 'left')),
  -- Who did it; null where nobody did, and once they have no account any more.
  account_id text references accounts (id) on delete set null,
  after_number integer not null,
  changed_at timestamptz not null default clock_timestamp()
);
create index conversation_changes_place on conversation_changes (conversation_id, after_number);
create index conversation_changes_accounts on conversation_changes (account_id) where account_id is not null;
comment on column conversation_changes.account_id is 'Null where nobody did it, and where their account has gone.';

create or replace function join_team_conversation() returns trigger language plpgsql as $$
declare
  found text;
begin
  insert into conversations (id, kind, subject_id)
  values (replace(gen_random_uuid()::text, '-', ''), 'team', new.project_id)
  on conflict (kind, subject_id) do nothing;
  select id into found from conversations where kind = 'team' and subject_id = new.project_id;
  insert into conversation_members (conversation_id, account_id, read_to)
  select id, new.account_id, last_number from conversations where id = found
  on conflict do nothing;
  insert into conversation_changes (conversation_id, kind, account_id, after_number)
  select id, 'joined', new.account_id, last_number from conversations where id = found;
  return null;
end
$$;

create or replace function leave_team_conversation() returns trigger language plpgsql as $$
declare
  found text;
begin
  select id into found from conversations where kind = 'team' and subject_id = old.project_id;
  delete from conversation_members where account_id = old.account_id and conversation_id = found;
  -- Their account may be going with the seat.
  insert into conversation_changes (conversation_id, kind, account_id, after_number)
  select id, 'left', (select id from accounts where id = old.account_id), last_number
  from conversations where id = found;
  return null;
end
$$;

-- When something was last written that this member hears: what comes from somebody apart moves nothing up in their list.
alter table conversation_members add column heard_at timestamptz;
comment on column conversation_members.heard_at is 'Null as long as what counts is when anybody wrote.';

-- Pictures as a conversation shows them; the whole one is fetched by whoever opens it.
create table message_thumbnails (
  file_id text primary key references message_files (id) on delete cascade,
  storage_key text not null unique,
  size integer not null,
  checksum text not null,
  width integer not null,
  height integer not null
);
create trigger message_thumbnails_bytes after delete on message_thumbnails
  for each row execute function give_up_message_bytes();
