-- The terms with which a first draft began as we suggest them, so that its writer is told which of them they left. Null where a draft began
-- before this, or as the text that stood.
alter table agreement_drafts add column suggested jsonb;
