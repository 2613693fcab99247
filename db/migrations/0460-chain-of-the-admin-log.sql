-- The entries of the administrators' log, each with the hash of the one before it, in the order in which they were sealed. The text of
-- an entry stays in admin_actions.
create table admin_log_chain (
  sequence bigint primary key check (sequence > 0),
  entry_id bigint not null unique,
  -- Random: no one can guess an entry from a published hash.
  salt text not null check (salt ~ '^[0-9a-f]{32}$'),
  before text not null check (before ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$')
);

-- The entries that wait for their seal. A transaction adds its own, so an entry that commits late waits no less than the others.
create table unsealed_admin_actions (
  entry_id bigint primary key,
  since timestamptz not null default clock_timestamp()
);

-- Signed ends of the chain: one a day, and one for each time that entries were removed after three years.
create table admin_log_heads (
  kind text not null check (kind in ('daily', 'checkpoint')),
  -- In UTC.
  day date not null,
  sequence bigint not null check (sequence > 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  key text not null check (key ~ '^[0-9a-f]{16}$'),
  public_key text not null check (public_key ~ '^[0-9a-f]{64}$'),
  signature text not null check (signature ~ '^[0-9a-f]{128}$'),
  signed_at timestamptz(3) not null,
  primary key (kind, day, sequence, key)
);
-- After a change of the secret a day has two heads, each with its own key.
create unique index admin_log_heads_day on admin_log_heads (day, key) where kind = 'daily';
create index admin_log_checkpoints on admin_log_heads (sequence) where kind = 'checkpoint';
create index admin_log_heads_signed on admin_log_heads (signed_at);

create function wait_for_seal() returns trigger language plpgsql as $$
begin
  insert into unsealed_admin_actions (entry_id) values (new.id);
  return null;
end
$$;
create trigger admin_actions_wait after insert on admin_actions for each row execute function wait_for_seal();
-- The trigger's lock keeps other entries away until the commit, so each is here or comes by the trigger.
insert into unsealed_admin_actions (entry_id) select id from admin_actions;

create function last_admin_log_checkpoint() returns bigint language sql stable as $$
  select coalesce(max(sequence), 0) from admin_log_heads where kind = 'checkpoint'
$$;

-- Removes entries after three years, once a checkpoint is signed behind them.
create or replace function forget_admin_actions() returns bigint language plpgsql as $$
declare
  gone bigint;
  last bigint := last_admin_log_checkpoint();
begin
  perform set_config('saharambh.forgetting_admin_actions', 'yes', true);
  delete from admin_actions using admin_log_chain as chain
    where chain.entry_id = admin_actions.id and chain.sequence <= last
      and admin_actions.created_at < now() - interval '3 years';
  get diagnostics gone = row_count;
  delete from admin_log_chain where sequence <= last and not exists (select from admin_actions where id = entry_id);
  perform set_config('saharambh.forgetting_admin_actions', '', true);
  return gone;
end
$$;

create or replace function keep_young_admin_actions() returns trigger language plpgsql as $$
begin
  if current_setting('saharambh.forgetting_admin_actions', true) is distinct from 'yes'
    or old.created_at >= now() - interval '3 years'
    or not exists (
      select from admin_log_chain where entry_id = old.id and sequence <= last_admin_log_checkpoint()
    ) then
    raise exception 'admin_actions is only ever added to';
  end if;
  return old;
end
$$;

create function keep_admin_log() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end
$$;

create function keep_admin_log_chain() returns trigger language plpgsql as $$
begin
  if current_setting('saharambh.forgetting_admin_actions', true) is distinct from 'yes'
    or old.sequence > last_admin_log_checkpoint()
    or exists (select from admin_actions where id = old.entry_id) then
    raise exception 'admin_log_chain is only ever added to';
  end if;
  return old;
end
$$;

create trigger admin_log_chain_stays before update or truncate on admin_log_chain
  for each statement execute function keep_admin_log();
create trigger admin_log_chain_stays_whole before delete on admin_log_chain
  for each row execute function keep_admin_log_chain();
create trigger admin_log_heads_stay before update or delete or truncate on admin_log_heads
  for each statement execute function keep_admin_log();
