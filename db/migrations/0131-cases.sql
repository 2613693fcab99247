-- Something was reported: by one or by many, one open case a thing. What was reported stands here as it was then.
create table cases (
  id text primary key,
  thing_kind text not null,
  thing_id text not null,
  state text not null default 'open' check (state in ('open', 'decided')),
  -- Minors, threats and intimate pictures are decided within two hours.
  is_urgent boolean not null default false,
  version int not null default 1,
  -- Canonical JSON, and its SHA-256 in hex.
  sealed text not null,
  seal text not null,
  opened_at timestamptz not null default clock_timestamp(),
  -- When an administrator looked at it first.
  looked_at timestamptz,
  decided_at timestamptz,
  -- No references: what was decided outlives the account of whoever decided it.
  decided_by text,
  outcome text check (outcome in ('nothing', 'warn', 'hide', 'suspend', 'remove')),
  days int,
  reason text not null default '',
  appeal text not null default '',
  appealed_by text,
  appealed_at timestamptz,
  answer text not null default '',
  answered_by text,
  answered_at timestamptz,
  -- Whether the appeal has ended what was decided.
  is_lifted boolean not null default false,
  check ((state = 'decided') = (decided_at is not null)),
  check ((state = 'decided') = (outcome is not null)),
  check ((appealed_at is null) = (appeal = '')),
  check (answered_at is null or appealed_at is not null)
);
create unique index cases_open on cases (thing_kind, thing_id) where state = 'open';
create index cases_waiting on cases (opened_at, id) where state = 'open';
create index cases_decided on cases (decided_at desc, id desc) where state = 'decided';
create index cases_appealed on cases (appealed_at, id) where appealed_at is not null and answered_at is null;
comment on column cases.decided_by is 'Null until somebody has decided.';
comment on column cases.outcome is 'Null until somebody has decided.';

-- Who takes part in it beside those who report: nobody of them decides it. The judged are told, and may appeal.
create table case_people (
  case_id text not null references cases (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  is_judged boolean not null,
  primary key (case_id, account_id)
);
create index case_people_accounts on case_people (account_id);

-- One report of a person a case. Somebody without an account is known by a proven address.
create table case_reports (
  id text primary key,
  case_id text not null references cases (id) on delete cascade,
  reporter_id text references accounts (id) on delete set null,
  email text not null default '',
  mailbox text not null default '',
  concern text not null,
  words text not null default '',
  reported_at timestamptz not null default clock_timestamp()
);
create unique index case_reports_members on case_reports (case_id, reporter_id);
create unique index case_reports_mailboxes on case_reports (case_id, mailbox) where mailbox <> '';
create index case_reports_reporters on case_reports (reporter_id);
comment on column case_reports.reporter_id is 'Null for somebody without an account, or whose account has ended.';

-- What somebody signed out has written, until the code from their mailbox comes back.
create table guest_reports (
  id text primary key,
  thing_kind text not null,
  thing_id text not null,
  email text not null check (email = lower(email)),
  concern text not null,
  words text not null default '',
  created_at timestamptz not null default now()
);
create index guest_reports_created on guest_reports (created_at);

-- Pictures: those that came with a report, and copies of those that were reported.
create table case_pictures (
  id text primary key,
  case_id text not null references cases (id) on delete cascade,
  report_id text references case_reports (id) on delete cascade,
  storage_key text not null unique,
  size int not null,
  checksum text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index case_pictures_cases on case_pictures (case_id, created_at);
create index case_pictures_reports on case_pictures (report_id);
comment on column case_pictures.report_id is 'Null for a copy of what was reported.';

create function give_up_case_bytes() returns trigger language plpgsql as $$
begin
  insert into unclaimed_bytes (storage_key, remove_after) values (old.storage_key, now())
  on conflict (storage_key) do update set remove_after = excluded.remove_after;
  return null;
end
$$;
create trigger case_pictures_bytes after delete on case_pictures
  for each row execute function give_up_case_bytes();

-- Whom an administrator has hidden stays so, whatever they choose themselves, until that is lifted.
alter table people add column held_back_at timestamptz;
comment on column people.held_back_at is 'Since when an administrator has hidden them; null for all others.';

create or replace function describe_person() returns trigger language plpgsql as $$
declare
  own_name text;
  own_handle text;
  profile record;
begin
  select handle into own_handle from handles where account_id = new.account_id and is_current;
  new.listed := new.visibility <> 'hidden' and new.held_back_at is null and own_handle is not null
    and not coalesce((select hidden from standings where account_id = new.account_id), true);
  if not new.listed then
    new.search := ''::tsvector;
    return new;
  end if;
  select name into own_name from accounts where id = new.account_id;
  select name, role, location, college, company_url into profile
  from profiles where owner_id = new.account_id and account_id = new.account_id;
  new.search := array_to_tsvector(array(
    select distinct lexeme from unnest(
      search_words(concat_ws(' ',
        coalesce(nullif(profile.name, ''), own_name), own_handle, profile.role, profile.location, profile.college,
        profile.company_url, new.headline, new.about, array_to_string(new.skills, ' '),
        (select string_agg(concat_ws(' ', work ->> 'what', work ->> 'where', work ->> 'line'), ' ')
          from jsonb_array_elements(new.past_work) work)
      ))
      || array(select 'role:' || profile.role where profile.role <> '')
      || array(select 'open:' || choice from unnest(new.open_to) choice)
      || array(select 'skill:' || search_letters(skill) from unnest(new.skills) skill)
      || array(select 'place:' || word from unnest(search_words(profile.location)) word)
      || array(select 'hours:' || least_hours from unnest(array[5, 10, 20, 30, 40]) least_hours
        where least_hours <= new.hours_a_week)
      || array(select 'verified:yes' where exists (
        select from verifications
        where account_id = new.account_id and state = 'verified' and expires_at > now()
      ))
    ) lexeme
  ));
  return new;
end
$$;

-- A story that an administrator has hidden.
alter table stories add column hidden_at timestamptz;
comment on column stories.hidden_at is 'Null for those that are shown.';
