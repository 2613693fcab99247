-- The secret of an address follows from its id and the server's key, and the table holds its hash alone. Addresses from before
-- end: their members make new ones. A server from before still writes `secret`, and its rows have no id.
delete from calendar_addresses;
alter table calendar_addresses
  alter column secret drop not null,
  add column id text unique,
  add column secret_hash bytea unique;
