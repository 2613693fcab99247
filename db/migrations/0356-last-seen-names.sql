-- The name under which two members last saw each other before a block, one row for each direction. It stays until no block is
-- left between them.
create table parted_names (
  viewer_id text not null references accounts (id) on delete cascade,
  person_id text not null references accounts (id) on delete cascade,
  name text not null,
  primary key (viewer_id, person_id)
);
create index parted_names_people on parted_names (person_id);

-- The name under which an adult was last seen who is suspended or leaving.
create table last_names (
  account_id text primary key references accounts (id) on delete cascade,
  name text not null
);

create function present_name(account text) returns text language sql stable as $$
  select coalesce(nullif(profiles.name, ''), accounts.name)
  from accounts left join profiles on profiles.owner_id = accounts.id and profiles.account_id = accounts.id
  where accounts.id = account
$$;

create function keep_last_name() returns trigger language plpgsql as $$
begin
  if new.seen_from <= now() or not coalesce(new.adult_at <= now(), false) then
    delete from last_names where account_id = new.account_id;
  elsif old.seen_from <= now() then
    insert into last_names (account_id, name) select new.account_id, name
    from present_name(new.account_id) as name where name is not null
    on conflict (account_id) do update set name = excluded.name;
  end if;
  return null;
end
$$;
-- `hidden` follows when a suspension has ended by itself.
create trigger standings_last_name after update on standings
  for each row when (old.seen_from <> new.seen_from or old.hidden <> new.hidden)
  execute function keep_last_name();

-- A second block between the same two keeps the names of the first.
create function part_names() returns trigger language plpgsql as $$
begin
  insert into parted_names (viewer_id, person_id, name)
  select viewer, person, name from (values
    (new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id)
  ) as pair (viewer, person)
  cross join lateral (
    select coalesce((select last_names.name from last_names where account_id = person), present_name(person), '')
  ) as seen (name)
  on conflict do nothing;
  return null;
end
$$;
create trigger blocks_part_names after insert on blocks
  for each row execute function part_names();

create function rejoin_names() returns trigger language plpgsql as $$
begin
  delete from parted_names
  where (viewer_id, person_id) in ((old.blocker_id, old.blocked_id), (old.blocked_id, old.blocker_id))
    and not exists (select from blocks where blocker_id = old.blocked_id and blocked_id = old.blocker_id);
  return null;
end
$$;
create trigger blocks_rejoin_names after delete on blocks
  for each row execute function rejoin_names();

-- Nothing tells what stood before today.
insert into last_names (account_id, name)
select account_id, name from standings cross join lateral present_name(account_id) as name
where adult_at <= now() and seen_from > now() and name is not null;
insert into parted_names (viewer_id, person_id, name)
select viewer, person, name from (
  select blocker_id, blocked_id from blocks union select blocked_id, blocker_id from blocks
) as pair (viewer, person)
cross join lateral present_name(person) as name where name is not null;
