-- A hold that a report began ends with its case, unless two staff have renewed it.
alter table holds add column ends_with_case boolean not null default false;
update holds set ends_with_case = true where is_by_report and ended_at is null;
-- No order forbids to tell of it once staff have decided.
update holds set is_secret = false
where is_by_report and is_secret and ended_at is null
  and exists (select from cases where cases.id = holds.case_id and cases.state = 'decided');
