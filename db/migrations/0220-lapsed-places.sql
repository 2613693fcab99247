-- The state from which a place was taken because its project has let too many answers lapse, and when; null where it was not. It cannot
-- be opened until what waited then is answered.
alter table opportunities add column lapsed_from text, add column lapsed_at timestamptz;
