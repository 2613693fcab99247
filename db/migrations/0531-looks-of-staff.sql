-- On which days staff saw data of a member, and under which of their rights. The log of administrators has the pages.
create table staff_looks (
  account_id text not null references accounts (id) on delete cascade,
  -- By the clock of the member.
  day date not null,
  role text not null check (role in ('cases', 'reviews', 'disputes', 'rights', 'accounts', 'staff', 'any')),
  seen_at timestamptz not null default now(),
  -- An order forbids to tell of it, or the case is not decided: the member reads of it afterwards.
  is_quiet boolean not null default false,
  primary key (account_id, day, role)
);
create index staff_looks_seen on staff_looks (seen_at);
-- Looks of before, from the log, which names no right.
insert into staff_looks (account_id, day, role, seen_at)
select owner.id, (entry.created_at at time zone coalesce(standings.zone, 'Asia/Kolkata'))::date, 'any', max(entry.created_at)
from admin_actions as entry
join (
  select id, id as subject_id from accounts
  union all select account_id, id from rights_requests where account_id is not null
) as owner on owner.subject_id = entry.subject_id
left join standings on standings.account_id = owner.id
where entry.actor_id <> owner.id
group by 1, 2;
