-- outside a transaction
-- What is shared by people whom others may see: the rows that lists walk along. Built beside the traffic, one after the other;
-- until its own is there a list walks along what there is.
drop index concurrently if exists profiles_shared;
-- then
create index concurrently profiles_shared on profiles (shared_readers, sequence) where not hidden;
-- then
drop index concurrently if exists files_shared;
-- then
create index concurrently files_shared on files (bucket, shared_readers, sequence) where not hidden;
-- then
drop index concurrently if exists profiles_role;
-- then
create index concurrently profiles_role on profiles (role, sequence) include (shared_readers) where not hidden;
-- then
drop index concurrently if exists profiles_location;
-- then
create index concurrently profiles_location on profiles (location, sequence) include (shared_readers) where not hidden;
-- then
analyze profiles;
-- then
analyze files;
