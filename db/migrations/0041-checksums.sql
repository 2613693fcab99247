-- Of the bytes as they were put into the store, in hexadecimal SHA-256: what is read later is compared with it. Empty for
-- what was stored before.
alter table file_chunks add column checksum text not null default '';
alter table avatars add column checksum text not null default '';
