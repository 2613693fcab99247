-- Projects whose opportunities stand neither in the card nor in the open data.
create table project_opt_outs (
  project_id text primary key references projects (id) on delete cascade,
  made_at timestamptz not null default clock_timestamp()
);
-- Kept pages with the card follow at once.
create trigger project_opt_outs_touch after insert or delete on project_opt_outs
  for each row execute function touch_project();

-- The files of the last night, packed by gzip.
create table open_data_files (
  name text primary key,
  storage_key text not null unique,
  size integer not null,
  checksum text not null,
  -- Bytes as they are read.
  plain_size integer not null,
  entries integer not null,
  made_at timestamptz not null
);
