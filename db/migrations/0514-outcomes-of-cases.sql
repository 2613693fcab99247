-- Outcomes are declared by the modules of what can be reported, so the table no longer lists them.
alter table cases drop constraint cases_outcome_check;
alter table cases add constraint cases_outcome_check check (outcome ~ '^[a-z]+(_[a-z]+)*$') not valid;
-- What was decided besides, under the same reason; `outcome` is the gravest.
alter table cases add column also text[] not null default '{}';
comment on column cases.also is 'The outcomes besides the gravest one, which stands in outcome.';

-- A paused member does what they owe, begins nothing with others and publishes nothing.
alter table standings
  add column paused_until timestamptz,
  add column pause_case_id text,
  add column pause_reason text;
comment on column standings.paused_until is 'Until when they begin nothing with others; null or past for all others.';

-- A hidden project is seen by its team alone; the opportunities of a paused one are paused, and cannot be opened.
alter table projects
  add column held_back_at timestamptz,
  add column paused_until timestamptz;
comment on column projects.held_back_at is 'Since when a case hides it from everyone but its team; null for all others.';
comment on column projects.paused_until is 'Until when a case keeps its opportunities paused; null or past for all others.';
