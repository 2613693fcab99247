-- What a story shows beside its text, where its teller has said so: the picture of its cover by name, and the facts in
-- short. `seeded_as` is the fingerprint of a sample as it was put in: while it fits, the sample follows newer texts.
alter table stories
  add column picture text,
  add column team text,
  add column hours_a_week int check (hours_a_week > 0),
  add column weeks int check (weeks > 0),
  add column went_wrong text,
  add column seeded_as text;
