-- A change whose link was used is kept until it is a week old: the way back to a former address needs the factors of then.
alter table factor_changes add column used_at timestamptz;
