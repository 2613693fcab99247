-- outside a transaction
-- Since when the children of before have been waiting, a few rows at a time. Apart from 0024, which holds the table.
do $$
declare
  done text := '';
  upto text;
begin
  loop
    select max(account_id) into upto
    from (select account_id from standings where account_id > done order by account_id limit 2000) as batch;
    exit when upto is null;
    update standings set waits_since = coalesce(accounts.restricted_at, now())
    from accounts
    where standings.account_id > done and standings.account_id <= upto and accounts.id = standings.account_id
      and standings.adult_at > now() and standings.guardian_agreed_at is null and standings.waits_since is null;
    commit;
    done := upto;
  end loop;
end
$$
-- then
create index concurrently if not exists standings_waits on standings (waits_since) where waits_since is not null;
