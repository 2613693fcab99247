-- A file stays in the parts it was uploaded in; a plain upload has one. Their bytes are never put together.
alter table files drop column storage_key;
alter table files add column folder text not null default '';
alter table files add column chunks_uploaded int not null default 0;
alter table file_chunks add column storage_key text not null;
create index files_readers on files using gin (permissions);
create index files_incomplete on files (created_at) where completed_at is null;

-- Keys of bytes that no file refers to: those being written, and those of files that are gone. Writing a key down comes
-- before its bytes, and crossing it out comes after they are removed, so that no crash leaves bytes that nobody knows.
create table unclaimed_bytes (
  storage_key text primary key,
  remove_after timestamptz not null
);
create index unclaimed_bytes_due on unclaimed_bytes (remove_after);
