-- outside a transaction
-- The end of a proposal asks for the cases that it belongs to.
create index concurrently if not exists case_people_proposals on case_people (proposal_id) where proposal_id is not null;
