-- What is shared by people whom others may see: the rows that lists walk along.
drop index profiles_shared, files_shared, profiles_role, profiles_location;
create index profiles_shared on profiles (shared_readers, sequence) where not hidden;
create index files_shared on files (bucket, shared_readers, sequence) where not hidden;
create index profiles_role on profiles (role, sequence) include (shared_readers) where not hidden;
create index profiles_location on profiles (location, sequence) include (shared_readers) where not hidden;
analyze profiles;
analyze files;
