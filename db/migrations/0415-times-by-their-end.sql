-- outside a transaction
-- The nightly job deletes the booked times that are long over.
create index concurrently if not exists booked_times_ends on booked_times (ends_at);
-- then
-- The number of a calendar entry: it rises with each change of the title.
alter table booked_times add column if not exists sequence integer not null default 0;
