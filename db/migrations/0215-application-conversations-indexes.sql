-- outside a transaction
-- By whom conversations of applications are found when a block, an owner or the thirtieth day changes who reads them.
create index concurrently if not exists conversations_applicants on conversations (applicant_id) where applicant_id is not null;
-- then
create index concurrently if not exists conversations_projects on conversations (project_id) where project_id is not null;
-- then
create index concurrently if not exists conversations_closing on conversations (owners_read_until)
  where owners_read_until > '-infinity';
