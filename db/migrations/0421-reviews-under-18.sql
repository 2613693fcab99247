-- outside a transaction
-- Reviews of members under 18 that go on, which end when their pair is no longer open.
create index concurrently if not exists written_reviews_young on written_reviews (id) where is_young and state in ('asked', 'accepted', 'answered');
