-- outside a transaction
-- Apart from 0271, which adds the column: nobody waits for it to be built.
create index concurrently if not exists agreements_due on agreements (next_due_at) where next_due_at is not null;
