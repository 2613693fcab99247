-- The language of the page on which a person without an account wrote to us, for our later emails. Null for those of before.
alter table case_reports add column language text check (language ~ '^[a-z]{2,3}$');
alter table rights_requests add column language text check (language ~ '^[a-z]{2,3}$');
alter table enquiries add column language text check (language ~ '^[a-z]{2,3}$');
