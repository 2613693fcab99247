-- outside a transaction
-- Each decided case asks for those of the same thing that wait; few do.
create index concurrently if not exists cases_for_second_yes on cases (thing_kind, thing_id) where state = 'waiting';
