-- When time alone brings the next entry of an agreement's ledger: a month of vesting, its end, what is due in cash.
alter table agreements add next_due_at timestamptz;

-- An owner has read what stays owed should an agreement lose its last owner with them.
create table agreement_owed_reads (
  account_id text not null references accounts (id) on delete cascade,
  agreement_id text not null references agreements (id) on delete cascade,
  read_at timestamptz not null default clock_timestamp(),
  primary key (account_id, agreement_id)
);
create index agreement_owed_reads_agreements on agreement_owed_reads (agreement_id);
