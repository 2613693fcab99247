-- outside a transaction
-- By which day pages of people in memory are found whose day ends: a few of all people have named one.
create index concurrently if not exists people_away_until on people (away_until) where away_until is not null;
-- then
create index concurrently if not exists people_available_from on people (available_from) where available_from is not null;
