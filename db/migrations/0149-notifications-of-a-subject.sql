-- outside a transaction
-- What asks for a step is found by its subject, once the step is made elsewhere.
create index concurrently if not exists notifications_subject on notifications (subject_id, kind) where read_at is null;
