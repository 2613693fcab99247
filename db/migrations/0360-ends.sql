-- What a restore has to repeat: what has ended, by ids and times alone. Servers take it out of here into the journal beside the
-- backups. Written by triggers, so that no statement and no server of the version before goes without.
create table ends (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('session', 'account', 'password', 'guardian', 'consent', 'suspension', 'block')),
  subject text not null,
  object text,
  -- False where the opposite has happened: a block or a suspension was lifted, a consent given.
  holds boolean not null default true,
  -- Of a suspension its end; of a password and a session the time that its row got with the change.
  until timestamptz,
  -- Not the transaction's: two changes of one row follow one another by it.
  at timestamptz not null default clock_timestamp()
);
create index ends_at on ends (at);

create function note_session_end() returns trigger language plpgsql as $$
begin
  insert into ends (kind, subject) values ('session', old.id);
  return null;
end
$$;
create trigger sessions_note_end after delete on sessions
  for each row when (old.expires_at > now()) execute function note_session_end();

create function note_session_secret() returns trigger language plpgsql as $$
begin
  insert into ends (kind, subject, until) values ('session', new.id, new.updated_at);
  return null;
end
$$;
create trigger sessions_note_secret after update of secret_hash on sessions
  for each row when (old.secret_hash is distinct from new.secret_hash) execute function note_session_secret();

create function note_account_end() returns trigger language plpgsql as $$
begin
  insert into ends (kind, subject) values ('account', old.id);
  return null;
end
$$;
create trigger accounts_note_end after delete on accounts for each row execute function note_account_end();

create function note_password_end() returns trigger language plpgsql as $$
begin
  insert into ends (kind, subject, until) values ('password', new.id, new.password_updated_at);
  return null;
end
$$;
create trigger accounts_note_password after update of password_updated_at on accounts
  for each row when (old.password_updated_at is distinct from new.password_updated_at)
  execute function note_password_end();

create function note_standing_end() returns trigger language plpgsql as $$
begin
  if old.guardian_agreed_at is distinct from new.guardian_agreed_at then
    insert into ends (kind, subject, holds) values ('guardian', new.account_id, new.guardian_agreed_at is null);
  end if;
  if old.suspended_at is distinct from new.suspended_at or old.suspended_until is distinct from new.suspended_until then
    insert into ends (kind, subject, holds, until)
    values ('suspension', new.account_id, new.suspended_at is not null, new.suspended_until);
  end if;
  return null;
end
$$;
create trigger standings_note_end after update of guardian_agreed_at, suspended_at, suspended_until on standings
  for each row when (
    old.guardian_agreed_at is distinct from new.guardian_agreed_at
    or old.suspended_at is distinct from new.suspended_at
    or old.suspended_until is distinct from new.suspended_until
  ) execute function note_standing_end();

create function note_consent() returns trigger language plpgsql as $$
begin
  insert into ends (kind, subject, object, holds) values ('consent', new.account_id, new.document, not new.given);
  return null;
end
$$;
create trigger consents_note_end after insert on consents for each row execute function note_consent();

create function note_block() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into ends (kind, subject, object) values ('block', new.blocker_id, new.blocked_id);
  else
    insert into ends (kind, subject, object, holds) values ('block', old.blocker_id, old.blocked_id, false);
  end if;
  return null;
end
$$;
create trigger blocks_note_end after insert or delete on blocks for each row execute function note_block();
