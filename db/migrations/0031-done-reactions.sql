-- Which reactions to which events have had their effect. A row is written in the transaction of the effect, so that a
-- reaction which runs again, because its server died before it could say that it was done, has nothing left to do.
create table done_reactions (
  event_id bigint not null references events (id) on delete cascade,
  reaction text not null,
  created_at timestamptz not null default now(),
  primary key (event_id, reaction)
);
