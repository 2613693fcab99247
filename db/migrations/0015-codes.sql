-- Six digits sent by mail, whatever they are for. The code itself follows from the id and the server's key. A code is
-- good for one purpose, one account and one address, and for whoever asked for it.
create table codes (
  id text primary key,
  purpose text not null,
  -- What is confirmed beside the purpose, where there is such a thing: the hash of a text that is signed.
  subject text not null default '',
  -- Null where the address had no account when the code was asked for.
  account_id text references accounts (id) on delete cascade,
  email text not null check (email = lower(email)),
  -- Stands for the address in answers: it tells neither the address nor whether there is an account.
  handle text not null,
  -- "browser:" and the hash of its proof cookie, "session:" and its id, or "client" for the contract's own calls.
  asked_by text not null,
  asked_from text not null default '',
  -- The id that an account begun with this code shall have, if it is free (CONTRACT 6.5).
  wanted_id text,
  phrase text not null default '',
  wrong_guesses int not null default 0,
  -- Of clients in other networks than the one that asked.
  foreign_guesses int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index codes_handle on codes (handle, purpose, created_at);
create index codes_account on codes (account_id);
create index codes_expiry on codes (expires_at);

-- A proven address belongs to the browser that proved it: the hash of its proof cookie. One browser may prove several.
alter table email_proofs add column browser bytea;
create index email_proofs_browser on email_proofs (browser, created_at);

-- Recovery is asked for in the same way for addresses without an account, and nobody can tell the difference.
alter table tokens alter column account_id drop not null;

-- The address that was proven last: where an account returns to when somebody else proves the one it claims now.
alter table accounts add column proven_email text;

create function mark_proven() returns trigger language plpgsql as $$
begin
  if new.email_verified_at is not null then
    new.proven_email := new.email;
  end if;
  return new;
end
$$;
create trigger accounts_proven before insert or update of email, email_verified_at on accounts
  for each row execute function mark_proven();

comment on column accounts.proven_email is 'Set by the database itself: the address proven last.';
comment on column codes.account_id is 'Null where the address had no account.';
comment on column tokens.account_id is 'Null where the address has no account.';

-- Whether others may see a file's owner (migration 0020) is asked again when it becomes somebody else's.
create function hide_with_new_owner() returns trigger language plpgsql as $$
begin
  new.hidden := coalesce((select hidden from standings where account_id = new.owner_id for share), true);
  return new;
end
$$;
create trigger files_owner before update of owner_id on files
  for each row when (old.owner_id <> new.owner_id) execute function hide_with_new_owner();
