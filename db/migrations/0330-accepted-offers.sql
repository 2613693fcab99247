-- outside a transaction
-- Who has accepted an offer and has not joined yet: Today and the bell of their owners ask for them on every page.
create index concurrently if not exists applications_accepted on applications (project_id) where stage = 'accepted';
