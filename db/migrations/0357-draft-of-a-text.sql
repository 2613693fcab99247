-- The version of the draft that a text came from: the same proposal that comes again is done. Null of texts from before.
alter table agreement_versions add column draft_version integer;
