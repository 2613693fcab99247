-- Apart from 0020, so that no account has to wait for all others.

-- A day as it stands in a profile, or null when it is no real date.
create function pg_temp.day_of(dob text) returns date language plpgsql as $$
begin
  return substring(dob from '^(\d{4}-\d{2}-\d{2})(?:T|$)')::date;
exception when others then
  return null;
end
$$;

-- The birth date of those who are under 18 is taken from wherever it stands. All others are asked once: a profile's date
-- may have been written by any client.
insert into standings (
  account_id, role, birth_date, zone, guardian_agreed_at, suspended_at, suspension_reason, leaves_at
)
select account.id, profile.role, coalesce(minor.birth_date, guarded.birth_date), zone_of_phone(coalesce(profile.phone, '')),
  guarded.agreed_at, account.blocked_at, case when account.blocked_at is not null then account.blocked_reason end,
  account.leaves_at
from accounts as account
left join lateral (
  select
    case when role in ('Student', 'Entrepreneur', 'Mentor', 'Investor', 'Industry Professional') then role end as role,
    phone
  from profiles
  where owner_id = account.id
  order by (account_id = owner_id) desc nulls last, sequence
  limit 1
) as profile on true
left join lateral (
  select max(pg_temp.day_of(dob)) as birth_date
  from profiles
  where owner_id = account.id and pg_temp.day_of(dob) > current_date - interval '18 years'
    and pg_temp.day_of(dob) <= current_date
) as minor on true
left join lateral (
  select (adult_on - interval '18 years')::date as birth_date, case when confirmed then answered_at end as agreed_at
  from guardians
  where guardians.account_id = account.id and adult_on > current_date
) as guarded on true
on conflict (account_id) do nothing;

-- Accounts that were suspended or given up while the statement above ran.
update standings set
  suspended_at = account.blocked_at,
  suspension_reason = case when account.blocked_at is not null then account.blocked_reason end,
  leaves_at = account.leaves_at
from accounts as account
where account.id = standings.account_id and (
  (standings.suspended_at is null) <> (account.blocked_at is null)
  or standings.leaves_at is distinct from account.leaves_at
);
analyze standings;
