-- outside a transaction
-- Members read on which days staff looked at them. Without an index each of them would read three years of the log.
create index concurrently if not exists admin_actions_subject on admin_actions (subject_id) where subject_id is not null;
