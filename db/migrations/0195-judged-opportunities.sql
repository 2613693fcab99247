-- What an administrator has decided about a place: removed, or kept from everybody but its team. The case in which that
-- was decided, or in which it can be appealed, has this id.
alter table opportunities add column case_id text not null default '';
alter table opportunities add column held_back_at timestamptz;
comment on column opportunities.held_back_at is 'Since when a case keeps it from everybody but its team; null for all others.';

-- One more outcome of a case: to pause.
alter table cases drop constraint cases_outcome_check;
alter table cases add constraint cases_outcome_check
  check (outcome in ('nothing', 'warn', 'hide', 'pause', 'suspend', 'remove')) not valid;
