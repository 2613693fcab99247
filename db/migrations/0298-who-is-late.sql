-- outside a transaction
-- What waits for somebody, in its time or late: Today, the bell and the lists of agreements read these alone. In place of the same
-- without what is late, which go once these are there.
create index concurrently if not exists clocks_owed_by on clocks (owed_by, due_at) where ended_at is null or is_late;
-- then
create index concurrently if not exists clocks_awaited_by on clocks (awaited_by, due_at) where ended_at is null or is_late;
-- then
create index concurrently if not exists clocks_of_projects on clocks (project_id)
  where project_id is not null and (ended_at is null or is_late);
-- then
create index concurrently if not exists clocks_about on clocks (subject_id collate "C") where ended_at is null or is_late;
-- then
drop index concurrently if exists clocks_owed;
-- then
drop index concurrently if exists clocks_awaited;
-- then
drop index concurrently if exists clocks_projects;
-- then
drop index concurrently if exists clocks_within;
-- then
-- Of agreements the ledger tells who is late already: the chore that looks at what time brings settles their clocks. Of what we are
-- late with ourselves another one tells at night.
update agreements set next_due_at = now()
where stage in ('active', 'ending', 'ended', 'completed') and let_go_at is null and id in (
  select split_part(subject_id, '.', 1) from clocks
  where state = 'lapsed' and not is_late
    and kind in ('payment', 'paying_back', 'milestone_submission', 'milestone_resubmission')
);
