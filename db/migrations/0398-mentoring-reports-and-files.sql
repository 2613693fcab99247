-- Words that an administrator has taken away; an appeal gives them back.
alter table mentoring_notes add column taken_at timestamptz;
alter table mentoring_thanks add column taken_at timestamptz;

-- Files that a mentee sends with the question. They are kept 30 days after the session.
create table mentoring_files (
  id text primary key,
  session_id text not null references mentoring_sessions (id) on delete cascade,
  sequence smallint not null,
  name text not null,
  mime_type text not null,
  size integer not null,
  storage_key text not null unique,
  checksum text not null,
  kept_at timestamptz not null default clock_timestamp(),
  unique (session_id, sequence)
);
create function give_up_mentoring_bytes() returns trigger language plpgsql as $$
begin
  insert into unclaimed_bytes (storage_key, remove_after) values (old.storage_key, now())
  on conflict (storage_key) do update set remove_after = excluded.remove_after;
  return null;
end
$$;
create trigger mentoring_files_bytes after delete on mentoring_files
  for each row execute function give_up_mentoring_bytes();
