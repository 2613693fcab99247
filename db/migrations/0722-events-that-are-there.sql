-- outside a transaction
-- Looks at all rows while others write.
alter table events validate constraint events_before;
-- then
alter table done_reactions validate constraint done_reactions_before;
