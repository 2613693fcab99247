-- A code whose letter found no place in its mailbox (migration 0061) is none: nobody has it, so whoever hits it has guessed.
alter table codes add column is_dropped boolean not null default false;
