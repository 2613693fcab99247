-- A report that no one made: our word lists, or what we noticed ourselves. The report of an erased account names no one either.
alter table case_reports add column is_ours boolean not null default false;
comment on column case_reports.is_ours is 'Made by our word lists, or because we noticed it ourselves.';
update case_reports set is_ours = true
from cases
where cases.id = case_reports.case_id and reporter_id is null and email = '' and words = ''
  and ((thing_kind = 'person' and concern = 'child') or (thing_kind = 'message' and concern = 'money' and exists (
    select from messages where messages.id = cases.thing_id and warnings <> '{}'
  )));
