-- Orders of courts and authorities: who ordered what, until when, what was done, and whether the person was told.
create table orders (
  id text primary key,
  number text not null unique check (number ~ '^O-[2-9A-HJ-NP-Z]{8}$'),
  kind text not null check (kind in ('removal', 'data', 'hold', 'other')),
  concern text not null default 'other' check (concern in ('child', 'other')),
  authority text not null,
  reference text not null default '',
  words text not null,
  -- No reference: an order outlives the account that it is about.
  account_id text,
  case_id text,
  -- The person must not be told while the order stands.
  forbids_telling boolean not null default false,
  received_at timestamptz not null default now(),
  due_at timestamptz not null,
  recorded_by text references accounts (id) on delete set null,
  version integer not null default 1,
  outcome text check (outcome in ('done', 'refused')),
  answer text not null default '',
  done_at timestamptz,
  done_by text references accounts (id) on delete set null,
  told_at timestamptz,
  -- The hand-over to the police.
  police text not null default '',
  police_at timestamptz
);
create index orders_open on orders (due_at) where done_at is null;
create index orders_done on orders (done_at) where done_at is not null;
create index orders_account on orders (account_id) where account_id is not null;
create index orders_recorded_by on orders (recorded_by);
create index orders_done_by on orders (done_by);

-- Rows of an account that are kept from erasure, for a case or an order. It keeps them from the moment at which it is proposed.
create table holds (
  id text primary key,
  -- No reference: a hold outlives the account.
  account_id text not null,
  -- Its proven address: some rows have no more than that.
  addresses text[] not null default '{}',
  tables text[] not null check (cardinality(tables) > 0),
  reason text not null,
  case_id text,
  order_id text references orders (id) on delete restrict,
  -- The person must not read of it while it stands.
  is_secret boolean not null default false,
  state text not null default 'proposed' check (state in ('proposed', 'active', 'ended')),
  proposed_by text references accounts (id) on delete set null,
  proposed_at timestamptz not null default now(),
  confirmed_at timestamptz,
  confirmed_by text references accounts (id) on delete set null,
  -- No other staff could confirm it.
  is_lone boolean not null default false,
  -- Who asked that it ends before its time, for another one to confirm.
  end_asked_by text references accounts (id) on delete set null,
  end_asked_at timestamptz,
  until timestamptz not null,
  ended_at timestamptz,
  check ((state = 'ended') = (ended_at is not null))
);
create index holds_open on holds (account_id) where ended_at is null;
create index holds_ended on holds (ended_at) where ended_at is not null;
create index holds_order on holds (order_id) where order_id is not null;
create index holds_proposed_by on holds (proposed_by);
create index holds_confirmed_by on holds (confirmed_by);
create index holds_end_asked_by on holds (end_asked_by);

-- The rows as they were when they would have gone or lost their content. They go with the hold.
create table held_rows (
  id bigint generated always as identity primary key,
  hold_id text not null references holds (id) on delete cascade,
  table_name text not null,
  content jsonb not null,
  kept_at timestamptz not null default now()
);
create index held_rows_hold on held_rows (hold_id);

-- The bytes that such rows refer to.
create table held_bytes (
  hold_id text not null references holds (id) on delete cascade,
  storage_key text not null,
  size bigint not null,
  checksum text not null,
  primary key (storage_key, hold_id)
);
create index held_bytes_hold on held_bytes (hold_id);

-- Whether a row names its account in a column of its own. Rows that do not belong to those of the row that they refer to.
create function names_account(in_table text) returns boolean stable language sql as $$
  select exists (
    select from pg_constraint
    where conrelid = in_table::regclass and contype = 'f' and confrelid = 'accounts'::regclass
  ) or exists (
    select from pg_attribute
    where attrelid = in_table::regclass and attnum > 0 and not attisdropped
      and attname ~ '^(account|owner|actor|subject|author|reporter|mentor|mentee)_id$'
  )
$$;

-- The references of a table, each with the condition that finds the row of the other side by the row $1.
create function references_of(one text, as_parent boolean) returns table (other text, found_by text, cascades boolean)
stable language sql as $$
  select case when as_parent then conrelid else confrelid end::regclass::text,
    string_agg(
      case when as_parent then format('%I::text = $1 ->> %L', own.attname, theirs.attname)
        else format('%I::text = $1 ->> %L', theirs.attname, own.attname) end,
      ' and '
    ),
    confdeltype = 'c'
  from pg_constraint, unnest(conkey, confkey) as pair (own_number, their_number)
  join pg_attribute as own on own.attnum = own_number
  join pg_attribute as theirs on theirs.attnum = their_number
  where contype = 'f' and own.attrelid = conrelid and theirs.attrelid = confrelid and conrelid <> confrelid
    and case when as_parent then confrelid else conrelid end = one::regclass
  group by pg_constraint.oid, conrelid, confrelid, confdeltype
$$;

-- Whether a row belongs to an account: it names it, or a row to which it refers does.
create function belongs_to(in_table text, was jsonb, whose text[], depth int default 0) returns boolean
stable language plpgsql as $$
declare
  reference record;
  parent jsonb;
begin
  if exists (select from jsonb_each_text(was) as field where field.value = any (whose)) then return true; end if;
  if depth > 3 or names_account(in_table) then return false; end if;
  for reference in select * from references_of(in_table, false) loop
    execute format('select to_jsonb(parent) from %s as parent where %s', reference.other, reference.found_by)
      into parent using was;
    if parent is not null and belongs_to(reference.other, parent, whose, depth + 1) then return true; end if;
  end loop;
  return false;
end
$$;

-- Keeps a row for a hold, where the hold names its table. Rows that go with it, and name no account, are kept before they go.
create function keep_row(of_hold text, held_tables text[], from_table text, was jsonb, is_gone boolean, gives_up_bytes boolean, depth int default 0)
returns void language plpgsql as $$
declare
  reference record;
  child jsonb;
begin
  if from_table = any (held_tables) then
    insert into held_rows (hold_id, table_name, content) select of_hold, from_table, jsonb_object_agg(name, value)
      from jsonb_each(was) as field (name, value) where name !~ '(hash|secret|sealed)$';
    if gives_up_bytes and was ? 'storage_key' then
      insert into held_bytes (hold_id, storage_key, size, checksum)
        values (of_hold, was ->> 'storage_key', coalesce((was ->> 'size')::bigint, 0), coalesce(was ->> 'checksum', ''))
        on conflict do nothing;
    end if;
  end if;
  if not is_gone or depth > 3 then return; end if;
  for reference in select * from references_of(from_table, true) where cascades and not names_account(other) loop
    for child in execute format('select to_jsonb(child) from %s as child where %s', reference.other, reference.found_by)
      using was
    loop
      perform keep_row(of_hold, held_tables, reference.other, child, true, true, depth + 1);
    end loop;
  end loop;
end
$$;

-- Whether texts, lists or files of a row were emptied or replaced. Numbers and times change all the time.
create function has_lost(was jsonb, is_now jsonb) returns boolean immutable language sql as $$
  select exists (
    select from jsonb_each(was) as field (name, value)
    where value is distinct from is_now -> name and jsonb_typeof(value) in ('string', 'array', 'object')
      and value not in ('""', '[]', '{}') and value #>> '{}' !~ '^\d{4}-\d\d-\d\dT'
  )
$$;

-- Keeps what an open hold names before it goes. Without any open hold it reads one empty index.
create function keep_held() returns trigger language plpgsql as $$
declare
  one record;
  was jsonb;
begin
  if exists (select from holds where ended_at is null) then
    was := to_jsonb(old);
    if tg_op = 'DELETE' or has_lost(was, to_jsonb(new)) then
      for one in
        select id, tables from holds
        where ended_at is null and until > now() and belongs_to(tg_table_name, was, addresses || account_id)
      loop
        perform keep_row(one.id, one.tables, tg_table_name, was, tg_op = 'DELETE',
          tg_op = 'DELETE' or was ->> 'storage_key' is distinct from to_jsonb(new) ->> 'storage_key');
      end loop;
    end if;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return null;
end
$$;

-- For migrations: rows of this table can be held.
create function let_hold(of_table text) returns void language plpgsql as $$
begin
  execute format('create trigger keep_held_rows before delete on %I for each row execute function keep_held()', of_table);
  execute format('create trigger keep_held_texts after update on %I for each row execute function keep_held()', of_table);
end
$$;

select let_hold(name) from unnest(array[
  'accounts', 'known_browsers', 'blocks', 'standings', 'sessions', 'known_devices', 'consents', 'guardians', 'profiles',
  'email_changes', 'former_addresses', 'files', 'avatars', 'verifications', 'evidence_files', 'people', 'last_names', 'parted_names',
  'handles', 'enquiries', 'enquiry_answers', 'project_followers', 'project_members', 'project_updates', 'project_pictures',
  'project_picture_files', 'project_hand_overs', 'project_removal_votes', 'project_removals', 'project_invitations',
  'opportunities', 'opportunity_reviews', 'saved_opportunities', 'saved_searches', 'conversations', 'conversation_members',
  'messages', 'message_files', 'conversation_changes', 'request_capacities', 'applications', 'application_steps',
  'application_offers', 'application_interviews', 'application_files', 'application_notes', 'application_exports',
  'application_trials', 'application_trial_files', 'cases', 'case_people', 'case_reports', 'guest_reports', 'mentors',
  'mentor_reviews', 'mentoring_sessions', 'mentoring_files', 'mentoring_notes', 'mentoring_steps', 'mentoring_messages',
  'mentoring_appeals', 'mentoring_thanks', 'mentorships', 'mentorship_plans', 'mentorship_marks', 'mentorship_outcomes',
  'written_reviews', 'written_review_files', 'office_hours', 'office_hour_seats', 'young_mentors', 'young_mentor_references',
  'guardian_mentoring', 'guardian_live_sessions', 'young_requests', 'young_request_files', 'young_sealed_words',
  'agreement_pools', 'agreements', 'agreement_drafts', 'agreement_versions', 'agreement_signature_addresses',
  'agreement_owed_reads', 'agreement_departures', 'agreement_entry_texts', 'agreement_entry_files', 'agreement_payouts',
  'agreement_tax_numbers', 'agreement_more_time', 'rights_requests', 'guest_rights_requests'
]) as name;
-- A file's bytes are in its parts.
select let_hold('file_chunks');

-- Held bytes are not given up, and are given up with their last hold.
create function spare_held_bytes() returns trigger language plpgsql as $$
begin
  if exists (select from held_bytes where storage_key = new.storage_key) then return null; end if;
  return new;
end
$$;
create trigger unclaimed_bytes_spare before insert on unclaimed_bytes for each row execute function spare_held_bytes();

create function give_up_held_bytes() returns trigger language plpgsql as $$
declare
  one text;
  is_used boolean;
begin
  -- A row may have gone because its bytes have moved to another table.
  for one in
    select attrelid::regclass::text from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'storage_key' and relkind = 'r' and not attisdropped and relname not in ('held_bytes', 'unclaimed_bytes')
      and relnamespace = 'public'::regnamespace
  loop
    execute format('select exists (select from %s where storage_key = $1)', one) into is_used using old.storage_key;
    if is_used then return null; end if;
  end loop;
  insert into unclaimed_bytes (storage_key, remove_after) values (old.storage_key, now())
  on conflict (storage_key) do update set remove_after = excluded.remove_after;
  return null;
end
$$;
create trigger held_bytes_give_up after delete on held_bytes for each row execute function give_up_held_bytes();
