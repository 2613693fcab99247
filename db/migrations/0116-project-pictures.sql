-- Pictures of projects as they were drawn anew: of a note, or else the cover.
create table project_pictures (
  -- Random: it is the picture's address, also for everybody.
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  update_id text references project_updates (id) on delete cascade,
  -- Who sent it. It goes with them.
  account_id text not null references accounts (id) on delete cascade,
  -- What is to be seen, for whoever does not see it.
  alt text not null default '',
  -- Of the large one.
  width integer not null,
  height integer not null,
  -- SHA-256 of the large one, by which a repeated upload is known.
  checksum text not null,
  created_at timestamptz not null default clock_timestamp()
);
create unique index project_pictures_cover on project_pictures (project_id) where update_id is null;
create index project_pictures_projects on project_pictures (project_id);
create index project_pictures_updates on project_pictures (update_id);
create index project_pictures_accounts on project_pictures (account_id);
create trigger project_pictures_touch after insert or update or delete on project_pictures
  for each row execute function touch_project();

create table project_picture_files (
  picture_id text not null references project_pictures (id) on delete cascade,
  variant text not null check (variant in ('small', 'large')),
  storage_key text not null unique,
  size integer not null,
  checksum text not null,
  primary key (picture_id, variant)
);

-- Whichever way a picture goes, its bytes are given up in the same transaction.
create function give_up_picture_bytes() returns trigger language plpgsql as $$
begin
  insert into unclaimed_bytes (storage_key, remove_after) values (old.storage_key, now())
  on conflict (storage_key) do update set remove_after = excluded.remove_after;
  return null;
end
$$;
create trigger project_picture_files_bytes after delete on project_picture_files
  for each row execute function give_up_picture_bytes();
