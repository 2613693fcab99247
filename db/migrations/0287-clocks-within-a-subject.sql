-- outside a transaction
-- What belongs to a subject begins with its id and a dot, which is a range by bytes alone: other orders leave the dot out.
create index concurrently if not exists clocks_within on clocks (subject_id collate "C") where ended_at is null;
