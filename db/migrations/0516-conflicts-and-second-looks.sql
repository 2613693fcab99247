-- A moderator who has opened a case has it for a while; one whom it concerns may only hide something urgent, alone.
alter table cases
  add column taken_by text,
  add column taken_until timestamptz,
  add column is_lone boolean not null default false,
  -- Other staff look once more at a case in which nothing was done, because a reporter has asked.
  add column second_asked_at timestamptz,
  add column second_report_id text,
  add column second_words text not null default '',
  add column second_decided_at timestamptz,
  add column first_decided_by text,
  add column first_reason text not null default '';
comment on column cases.is_lone is 'Decided by staff whom it concerns, because all others were barred too.';

-- Staff who said that they know a person of the case.
create table case_recusals (
  case_id text not null references cases (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  said_at timestamptz not null default clock_timestamp(),
  primary key (case_id, account_id)
);
create index case_recusals_accounts on case_recusals (account_id);

-- Who was in which team, for a year after they left.
create table past_seats (
  project_id text not null references projects (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  left_at timestamptz not null default clock_timestamp(),
  primary key (project_id, account_id)
);
create index past_seats_accounts on past_seats (account_id);
create index past_seats_left on past_seats (left_at);

create function keep_past_seat() returns trigger language plpgsql as $$
begin
  -- Neither the project nor the account ends with the seat.
  insert into past_seats (project_id, account_id)
  select old.project_id, old.account_id
  where exists (select from projects where id = old.project_id)
    and exists (select from accounts where id = old.account_id)
  on conflict (project_id, account_id) do update set left_at = excluded.left_at;
  return null;
end
$$;
create trigger project_members_past after delete on project_members
  for each row execute function keep_past_seat();
