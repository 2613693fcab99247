-- Whether other details were given before: whoever pays reads it.
alter table agreement_payouts add column is_changed boolean not null default false;
