-- What a guardian has said of themself when they agreed. That they are an adult is part of the answer.
alter table guardians add column relation text check (relation in ('parent', 'legal_guardian'));
-- The page behind the mailed link works as long as a guardian is needed.
update guardians set expires_at = adult_on::timestamptz where adult_on > current_date;
