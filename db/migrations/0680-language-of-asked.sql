-- The language of emails to a person without an account, as the member chose who asks them. Null for requests of before.
alter table guardians add column language text check (language ~ '^[a-z]{2,3}$');
alter table nominees add column language text check (language ~ '^[a-z]{2,3}$');
alter table project_invitations add column language text check (language ~ '^[a-z]{2,3}$');
