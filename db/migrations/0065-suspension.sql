-- Whether somebody is suspended is said in "standings" alone; what lives as long as a session hears of it from there, also
-- where a server of the version before writes it to the account.
create function announce_suspension() returns trigger language plpgsql as $$
begin
  perform pg_notify('saharambh_sessions', id) from sessions where account_id = new.account_id;
  return null;
end
$$;
create trigger standings_suspension_announced after update of suspended_at on standings
  for each row when (new.suspended_at is not null and old.suspended_at is distinct from new.suspended_at)
  execute function announce_suspension();
drop trigger accounts_block on accounts;
drop function announce_account_block();
