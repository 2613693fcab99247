-- Who wants to have nothing to do with whom. It holds both ways, and is looked up both ways.
create table blocks (
  blocker_id text not null references accounts (id) on delete cascade,
  blocked_id text not null references accounts (id) on delete cascade,
  blocked_at timestamptz not null default clock_timestamp(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id, blocker_id);
