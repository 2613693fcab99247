-- The moment at which an account that its owner has given up is removed. Until then they can change their mind.
alter table accounts add column leaves_at timestamptz;
create index accounts_leaving on accounts (leaves_at) where leaves_at is not null;
