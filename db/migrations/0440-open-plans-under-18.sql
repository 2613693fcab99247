-- outside a transaction
-- Plans of members under 18 that go on, which end when their pair is no longer open.
create index concurrently if not exists mentorships_young on mentorships (id) where is_young and state in ('proposed', 'running', 'paused');
