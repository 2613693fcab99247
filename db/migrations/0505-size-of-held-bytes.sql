-- As in all tables with bytes: backups and checks read them together.
alter table held_bytes alter column size type integer;
