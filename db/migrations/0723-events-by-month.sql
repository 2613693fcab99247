-- Partitions stand in a schema of their own: what goes over all tables sees a table once.
create schema if not exists months;

lock table events, done_reactions in access exclusive mode;

-- The sequence goes with this, and the new table has one of the same name.
alter table events alter column id drop identity;
alter table events set schema months;
alter table months.events rename to events_before;
create table events (
  id bigint generated always as identity primary key,
  name text not null,
  account_id text,
  subject jsonb not null default '{}',
  created_at timestamptz not null default now()
) partition by range (id);
create index events_created on events (created_at);
alter table events attach partition months.events_before for values from (minvalue) to (300000000000000);
create table months.events_other partition of events default;

alter table done_reactions set schema months;
alter table months.done_reactions rename to done_reactions_before;
create table done_reactions (
  event_id bigint not null,
  reaction text not null,
  created_at timestamptz not null default now(),
  primary key (event_id, reaction)
) partition by range (event_id);
alter table done_reactions attach partition months.done_reactions_before for values from (minvalue) to (300000000000000);
create table months.done_reactions_other partition of done_reactions default;

-- The job `ground:keep-months` makes the next ones.
do $$
declare
  began timestamptz := date_trunc('month', now(), 'UTC');
  month timestamptz;
  name text;
begin
  for ahead in 0..2 loop
    month := (began at time zone 'UTC' + make_interval(months => ahead)) at time zone 'UTC';
    foreach name in array array['events', 'done_reactions'] loop
      execute format('create table months.%I partition of %I for values from (%s) to (%s)',
        name || '_' || to_char(month at time zone 'UTC', 'YYYY_MM'), name,
        first_event_id(month), first_event_id(month + interval '32 days'));
    end loop;
  end loop;
end $$;
select setval('events_id_seq', first_event_id(now()));
