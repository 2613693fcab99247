-- The early end of a hold waits as a proposal of staff.
alter table holds drop column end_asked_by, drop column end_asked_at;
