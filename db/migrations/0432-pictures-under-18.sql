-- Pictures of a request of a member under 18, until it is sent. Then they belong to its written review.
create table young_request_files (
  id text primary key,
  request_id text not null references young_requests (id) on delete cascade,
  sequence smallint not null,
  -- Neutral: the name under which a picture came can hold a surname.
  name text not null,
  mime_type text not null check (mime_type like 'image/%'),
  size integer not null,
  storage_key text not null unique,
  checksum text not null,
  kept_at timestamptz not null default clock_timestamp(),
  unique (request_id, sequence)
);
create trigger young_request_files_bytes after delete on young_request_files
  for each row execute function give_up_mentoring_bytes();
