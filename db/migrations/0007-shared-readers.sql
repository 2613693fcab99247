-- Which of the roles that many people hold may read a row, as bits: any 1, guests 2, users 4, users/verified 8,
-- users/unverified 16. The planner keeps exact counts of so few different values, while of the elements of
-- "permissions" it can only guess, and then walks through all rows in search of a page that is not there.
alter table profiles add column shared_readers int not null generated always as (
  (permissions @> array['read("any")'])::int
  + (permissions @> array['read("guests")'])::int * 2
  + (permissions @> array['read("users")'])::int * 4
  + (permissions @> array['read("users/verified")'])::int * 8
  + (permissions @> array['read("users/unverified")'])::int * 16
) stored;
alter table files add column shared_readers int not null generated always as (
  (permissions @> array['read("any")'])::int
  + (permissions @> array['read("guests")'])::int * 2
  + (permissions @> array['read("users")'])::int * 4
  + (permissions @> array['read("users/verified")'])::int * 8
  + (permissions @> array['read("users/unverified")'])::int * 16
) stored;
create index profiles_shared on profiles (shared_readers, sequence);
create index files_shared on files (bucket, shared_readers, sequence);

drop index profiles_role, profiles_location;
create index profiles_role on profiles (role, sequence) include (shared_readers);
create index profiles_location on profiles (location, sequence) include (shared_readers);
analyze profiles;
analyze files;
