-- outside a transaction
-- Sessions of members under 18 that go on, which end when their pair is no longer open.
create index concurrently if not exists mentoring_sessions_young on mentoring_sessions (id) where is_young and state in ('asked', 'confirmed');
