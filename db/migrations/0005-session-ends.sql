-- What lives as long as a session, such as an open socket, hears of its end here, whichever statement ended it: a
-- logout, a changed password, an account deleted or blocked, the eleventh login.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('saharambh_sessions', old.id);
  return null;
end
$$;
create trigger sessions_end after delete on sessions
  for each row execute function announce_session_end();

create function announce_account_block() returns trigger language plpgsql as $$
begin
  perform pg_notify('saharambh_sessions', id) from sessions where account_id = new.id;
  return null;
end
$$;
create trigger accounts_block after update of blocked_at on accounts
  for each row when (old.blocked_at is null and new.blocked_at is not null)
  execute function announce_account_block();
