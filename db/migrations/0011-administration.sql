-- A message is open until somebody has answered it, or has found that it needs no answer.
alter table contact_messages add column answered_at timestamptz;
drop index contact_messages_created;
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_open on contact_messages (created_at desc, id desc) where answered_at is null;

-- What was written back, by which account. A message that was opened again may get a second answer.
create table contact_answers (
  id text primary key,
  message_id text not null references contact_messages (id) on delete cascade,
  answered_by text not null,
  answer text not null,
  created_at timestamptz not null default now()
);
create index contact_answers_message on contact_answers (message_id, created_at);

-- Why an account is blocked, as its owner is told.
alter table accounts add column blocked_reason text;

-- Search by any part of a name or an address. These are the three-letter pieces of a text; a built-in index over them
-- does what the extension pg_trgm does, and needs no right to install one.
create function three_letter_pieces(words text) returns text[]
language sql immutable strict parallel safe
as $$
  select coalesce(array_agg(distinct substr(words, place, 3)), '{}')
  from generate_series(1, length(words) - 2) as place
$$;
create index accounts_pieces on accounts using gin (three_letter_pieces(lower(' ' || name || ' ' || email)));
create index accounts_newest on accounts (created_at desc, id desc);

-- What administrators have done, and whose data they have looked at. Ids alone, and no references: the log outlives the
-- accounts and messages it tells of.
create table admin_actions (
  id bigint generated always as identity primary key,
  actor_id text not null,
  action text not null,
  subject_id text,
  detail text not null default '',
  created_at timestamptz not null default now()
);

create function keep_admin_actions() returns trigger language plpgsql as $$
begin
  raise exception 'admin_actions is only ever added to';
end
$$;
create trigger admin_actions_stay before update or delete or truncate on admin_actions
  for each statement execute function keep_admin_actions();
