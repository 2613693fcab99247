-- A case whose only outcome is a suspension that has not begun waits until a second member of staff confirms it.
alter table cases drop constraint cases_state_check;
alter table cases add constraint cases_state_check check (state in ('open', 'waiting', 'decided')) not valid;
alter table cases drop constraint cases_check;
-- After a second look the first decision keeps its time while the other one waits.
alter table cases add constraint cases_check check (state = 'waiting' or (state = 'decided') = (decided_at is not null)) not valid;
alter table cases drop constraint cases_check1;
alter table cases add constraint cases_check1 check ((state = 'open') = (outcome is null)) not valid;

alter table case_people
  add column proposal_id text,
  add column suspended_days int;
comment on column case_people.proposal_id is 'The longer suspension of them that waits for a second member of staff; null for none.';
comment on column case_people.suspended_days is 'For how many days the case has suspended them without a second member of staff; null where as decided.';
