-- The address that a mailed proof was sent to: it proves that one alone, whatever the account's address is when it comes
-- back. Those of a version that does not know this column are for no address.
alter table tokens add column email text not null default '';
update tokens set email = accounts.email from accounts where accounts.id = tokens.account_id;

-- Counted up whenever all that was open or under way has to end: a new password, a recovery, a block, a deletion. A
-- login compares it with what it was when it began.
alter table accounts add column access_version int not null default 0;
