-- A topic is words of the member under 18 too: an erasure empties it like the others.
create or replace function seal_young_words() returns trigger language plpgsql as $$
begin
  insert into young_sealed_words (review_id, mentor_id, mentee_id, part, words)
  select old.id, old.mentor_id, old.mentee_id, part, before
  from (values
    ('topic', old.topic, new.topic),
    ('question', old.question, new.question),
    ('answer', old.answer, new.answer),
    ('question_back', old.question_back, new.question_back),
    ('answer_back', old.answer_back, new.answer_back),
    ('words', old.words, new.words),
    ('links', array_to_string(old.links, ' '), array_to_string(new.links, ' '))
  ) as changed (part, before, after)
  where before <> '' and before is distinct from after;
  return null;
end
$$;
drop trigger written_reviews_seal on written_reviews;
create trigger written_reviews_seal
  after update of topic, question, answer, question_back, answer_back, words, links on written_reviews
  for each row when (old.is_young) execute function seal_young_words();
