-- What a person is here, as sign-up, the page that asks for the birth date and administrators have said it. Policies ask
-- this table and no other: what clients write of themselves lies in "profiles".

-- The moment at which somebody's eighteenth birthday begins where they live. Born on 29 February: on 1 March, since no
-- eighteenth year after a leap year is one.
create function comes_of_age(birth_date date, zone text) returns timestamptz
language sql immutable parallel safe
as $$
  select (case
    when extract(month from birth_date) = 2 and extract(day from birth_date) = 29
      then make_date(extract(year from birth_date)::int + 18, 3, 1)
    else (birth_date + interval '18 years')::date
  end)::timestamp at time zone zone
$$;

-- From when on others may see a person: an adult who is neither suspended nor leaving. A birth date that nobody knows,
-- an account that is being given up and a suspension without an end have no such moment.
create function seen_from(
  birth_date date, zone text, suspended_at timestamptz, suspended_until timestamptz, leaves_at timestamptz
) returns timestamptz
language sql immutable parallel safe
as $$
  select case
    when birth_date is null or leaves_at is not null then timestamptz 'infinity'
    when suspended_at is null then comes_of_age(birth_date, zone)
    else greatest(comes_of_age(birth_date, zone), coalesce(suspended_until, timestamptz 'infinity'))
  end
$$;

-- The zone of the countries where most people live in one, by the number as it is stored (E.164).
create function zone_of_phone(phone text) returns text
language sql immutable parallel safe
as $$
  select case
    when phone like '+91%' then 'Asia/Kolkata'
    when phone like '+233%' then 'Africa/Accra'
    when phone like '+234%' then 'Africa/Lagos'
    when phone like '+256%' then 'Africa/Kampala'
    else 'UTC'
  end
$$;

create table standings (
  account_id text primary key references accounts (id) on delete cascade,
  -- Kind of member, such as Student; null until somebody has said it.
  role text,
  birth_date date,
  zone text not null default 'UTC',
  -- The consent of a parent or guardian that is in force now.
  guardian_agreed_at timestamptz,
  suspended_at timestamptz,
  -- Null while suspended: without an end.
  suspended_until timestamptz,
  suspension_reason text,
  leaves_at timestamptz,
  adult_at timestamptz generated always as (comes_of_age(birth_date, zone)) stored,
  seen_from timestamptz not null generated always as (
    seen_from(birth_date, zone, suspended_at, suspended_until, leaves_at)
  ) stored,
  -- Whether it is before that moment, as far as somebody has looked: what the lists go by. It follows every change at
  -- once; that time has passed, which can only end it, a chore finds.
  hidden boolean not null default true,
  constraint standings_suspension check (suspended_at is not null or (suspended_until is null and suspension_reason is null))
);
create index standings_suspensions on standings (suspended_until) where suspended_at is not null;
create index standings_due on standings (seen_from) where hidden;

create function hide_standing() returns trigger language plpgsql as $$
begin
  new.hidden := seen_from(new.birth_date, new.zone, new.suspended_at, new.suspended_until, new.leaves_at) > now();
  return new;
end
$$;
create trigger standings_hide before insert or update on standings
  for each row execute function hide_standing();

-- Lists are long, so their rows know by themselves whether their owner is hidden. What belongs to nobody is.
alter table profiles add column hidden boolean not null default true;
alter table files add column hidden boolean not null default true;

-- The standing is held until the commit: it cannot change between this look at it and the moment at which the row is
-- there to be changed with it.
create function hide_with_owner() returns trigger language plpgsql as $$
begin
  new.hidden := coalesce((select hidden from standings where account_id = new.owner_id for share), true);
  return new;
end
$$;
create trigger profiles_hide before insert on profiles for each row execute function hide_with_owner();
create trigger files_hide before insert on files for each row execute function hide_with_owner();

create function hide_rows() returns trigger language plpgsql as $$
declare
  owner text := coalesce(new.account_id, old.account_id);
  hide boolean := coalesce(new.hidden, true);
begin
  update profiles set hidden = hide where owner_id = owner and hidden <> hide;
  update files set hidden = hide where owner_id = owner and hidden <> hide;
  return null;
end
$$;
create trigger standings_rows after update on standings
  for each row when (old.hidden <> new.hidden) execute function hide_rows();
create trigger standings_rows_end after delete on standings
  for each row execute function hide_rows();

-- Every account has a standing from its first moment on, whoever makes it.
create function begin_standing() returns trigger language plpgsql as $$
begin
  insert into standings (account_id, suspended_at, suspension_reason, leaves_at)
  values (
    new.id, new.blocked_at, case when new.blocked_at is not null then new.blocked_reason end, new.leaves_at
  );
  return null;
end
$$;
create trigger accounts_standing after insert on accounts
  for each row execute function begin_standing();

-- "leaves_at" is written to the account. A server of the version before also suspends there.
create function follow_account() returns trigger language plpgsql as $$
begin
  update standings set leaves_at = new.leaves_at
  where account_id = new.id and leaves_at is distinct from new.leaves_at;
  update standings set
    suspended_at = new.blocked_at,
    suspended_until = null,
    suspension_reason = case when new.blocked_at is not null then new.blocked_reason end
  where account_id = new.id and (suspended_at is null) <> (new.blocked_at is null);
  return null;
end
$$;
create trigger accounts_standing_follows after update of leaves_at, blocked_at on accounts
  for each row when (
    old.leaves_at is distinct from new.leaves_at or old.blocked_at is distinct from new.blocked_at
  )
  execute function follow_account();

-- What an account shows of its standing, and what a server of the version before goes by.
create function show_standing() returns trigger language plpgsql as $$
declare
  waits boolean := coalesce(new.adult_at > now() and new.guardian_agreed_at is null, false);
begin
  update accounts set
    restricted_at = case when waits then coalesce(restricted_at, now()) end,
    blocked_at = new.suspended_at,
    blocked_reason = new.suspension_reason,
    updated_at = now()
  where id = new.account_id and (
    (restricted_at is not null) <> waits
    or blocked_at is distinct from new.suspended_at
    or blocked_reason is distinct from new.suspension_reason
  );
  return null;
end
$$;
create trigger standings_show after update of
  birth_date, zone, guardian_agreed_at, suspended_at, suspended_until, suspension_reason on standings
  for each row execute function show_standing();
