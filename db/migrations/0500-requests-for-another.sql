-- Requests of a person who acts for a member: a nominee after the decision of staff, or a guardian.
alter table rights_requests add column for_account_id text references accounts (id) on delete set null;
