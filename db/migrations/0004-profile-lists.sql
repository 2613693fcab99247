-- Moments leave with milliseconds, so that is how precisely they are kept: a client that asks for the moment it was told
-- finds the row.
alter table profiles
  alter column created_at type timestamptz(3),
  alter column updated_at type timestamptz(3);
alter table files
  alter column created_at type timestamptz(3),
  alter column updated_at type timestamptz(3);

-- Who may see a row is a list of grants in it; this finds the rows that share one with the caller.
create index profiles_permissions on profiles using gin (permissions);

create index profiles_email on profiles (email, sequence);
create index profiles_name on profiles (name, sequence);
create index profiles_role on profiles (role, sequence);
create index profiles_location on profiles (location, sequence);
create index profiles_college on profiles (college, sequence);
create index profiles_created on profiles (created_at, sequence);
create index profiles_updated on profiles (updated_at, sequence);
