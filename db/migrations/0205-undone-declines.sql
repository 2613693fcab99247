-- When a decline was undone for the first time: the time that this gives back is given once.
alter table applications add column undone_at timestamptz;
